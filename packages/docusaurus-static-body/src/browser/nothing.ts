/** What the browser gets in place of a module that it needs not. One that the bundler leaves out by itself is named by the folder in which the site lies. */
export {};
