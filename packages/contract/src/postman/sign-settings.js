// A copied value often ends with a line feed, which would spoil the signature or the address.
const forms = {
  api_url: /^https?:\/\/[A-Za-z0-9._-]+(:[0-9]+)?$/,
  point_id: /^[0-9]{1,15}$/,
  api_token: /^[!-~]+$/,
};
for (const [name, form] of Object.entries(forms)) {
  const value = String(pm.variables.get(name) ?? '').trim();
  if (!form.test(value)) {
    throw new Error(`The variable ${name} is empty or does not match ${form.source}`);
  }
  pm.variables.set(name, value);
}
