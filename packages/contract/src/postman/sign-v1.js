// Computes auth: hash = md5(point_id + api_token + key). The body holds {{auth_key}} and {{auth_hash}}.
// The name CryptoJS is taken: Postman has it as a global, which may not be declared again.
const hashes = require('crypto-js');

// Microseconds since 1970, and always greater than the key before: an equal or smaller one is refused.
const key = Math.max(Date.now() * 1000, Number(pm.collectionVariables.get('last_key') || 0) + 1);
const point = pm.variables.get('point_id');
const hash = hashes.MD5(`${point}${pm.variables.get('api_token')}${key}`);

pm.collectionVariables.set('last_key', String(key));
pm.variables.set('auth_key', String(key));
pm.variables.set('auth_hash', hash.toString(hashes.enc.Hex));
