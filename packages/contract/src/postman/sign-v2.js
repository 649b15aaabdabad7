// Signs the request: hex(HMAC-SHA256(api_token, timestamp + ".POST." + path + "." + raw body)).
// The name CryptoJS is taken: Postman has it as a global, which may not be declared again.
const hashes = require('crypto-js');

// Calls that take a bearer token are not signed.
if (pm.request.headers.has('Authorization')) {
  const token = String(pm.variables.get('invoicing_token') ?? '').trim();
  pm.request.headers.upsert({ key: 'Authorization', value: `Bearer ${token}` });
} else {
  // Variables are filled in here and not later, because the signature covers the bytes that are sent.
  const body = pm.variables.replaceIn(pm.request.body.raw);
  const path = pm.variables.replaceIn(pm.request.url.getPath());
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = hashes.HmacSHA256(`${timestamp}.POST.${path}.${body}`, pm.variables.get('api_token'));

  pm.request.body.raw = body;
  pm.request.headers.upsert({ key: 'X-Point-Id', value: String(pm.variables.get('point_id')) });
  pm.request.headers.upsert({ key: 'X-Timestamp', value: timestamp });
  pm.request.headers.upsert({ key: 'X-Signature', value: signature.toString(hashes.enc.Hex) });
}
