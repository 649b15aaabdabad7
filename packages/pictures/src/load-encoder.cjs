/**
 * In: nothing. Out: the encoder of WebP. JavaScript that Node.js loads as it is: the loader of Docusaurus' configuration makes CommonJS of every other
 * file and of what it imports, which the encoder, an ES module of the Emscripten compiler, does not survive.
 */

/** @returns {Promise<typeof import('@jsquash/webp/encode.js')>} */
module.exports = () => import('@jsquash/webp/encode.js');
