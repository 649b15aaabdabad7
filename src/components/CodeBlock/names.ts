/** Names of code and of its button for screen readers: in the HTML of the build, and where the browser puts other code in its place. */

/** @param language of the fence, `json`; for code without a title */
export const codeName = (language: string): string => `Code, ${language}`;

/** @param name of the code: its title, or `codeName` */
export const copyLabel = (name: string): string => `Copy: ${name}`;
