/** Loaded before a program: ends it with a status of its own when it connects to another machine, or asks for the address of one. */
const dns = require('node:dns');
const net = require('node:net');

const OWN = new Set(['localhost', '127.0.0.1', '::1']);
const STATUS = 97;

function end(what) {
  process.stderr.write(`The network is blocked: ${what}\n`);
  process.exit(STATUS);
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...given) {
  const [first] = given.flat();
  const host = typeof first === 'object' && first !== null ? (first.host ?? 'localhost') : 'localhost';
  if (!OWN.has(host)) end(host);
  return connect.apply(this, given);
};

const { lookup } = dns;
dns.lookup = (host, ...rest) => (OWN.has(host) ? lookup(host, ...rest) : end(host));
