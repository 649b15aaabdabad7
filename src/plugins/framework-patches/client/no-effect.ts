/** In place of a module that is imported for an effect which this site does not want. */
export {};
