import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * Makes a certificate for localhost and desk.localhost, valid for a day. Browsers accept it with --ignore-certificate-errors.
 * Node cannot create certificates, and openssl may be missing, so this writes X.509 (RFC 5280, 4.1) in DER.
 * @returns key and certificate in PEM form
 */
export function selfSignedCertificate(): { key: string; cert: string } {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const algorithm = sequence(objectId('2a8648ce3d040302')); // ecdsa-with-SHA256
  const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from('localhost'))))); // CN
  const altNames = sequence(
    ...['localhost', 'desk.localhost'].map((host) => der(0x82, Buffer.from(host))),
    der(0x87, Buffer.from([127, 0, 0, 1])),
  );
  const validity = sequence(utcTime(Date.now() - 3_600_000), utcTime(Date.now() + 86_400_000));
  // The serial number must be positive, so clear its first bit.
  const serial = randomBytes(8);
  serial[0] = ((serial[0] as number) & 0x7f) | 0x40;
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, serial),
    algorithm,
    name,
    validity,
    name,
    pair.publicKey,
    der(0xa3, sequence(sequence(objectId('551d11'), der(0x04, altNames)))), // subjectAltName
  );
  const signature = sign('sha256', body, createPrivateKey(pair.privateKey));
  const certificate = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) as string[];
  return { key: pair.privateKey, cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n` };
}

/** Encodes one DER value: tag, length, content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...content: Buffer[]) => der(0x30, ...content);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

/** Encodes a time as YYMMDDhhmmssZ. */
function utcTime(time: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(time).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
}
