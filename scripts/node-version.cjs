/**
 * Says in one line that this Node.js is too old, before anything else says it obscurely. It runs before the commands of package.json, and is
 * written so that an old Node.js can read it.
 */
'use strict';

const range = require('../package.json').engines.node;
const wanted = range.replace('>=', '').split('.').map(Number);
const found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    'This repository needs Node.js ' +
      wanted.join('.') +
      ' or newer, and this is ' +
      process.versions.node +
      '. Get it from https://nodejs.org, or with `nvm install`.',
  );
  process.exit(1);
}
