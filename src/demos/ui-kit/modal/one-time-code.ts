const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const stepSeconds = 30

/** Creates a random key of 32 Base32 characters, 160 bits as RFC 4226 recommends. */
export const createKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => alphabet[byte % 32]).join('')

/** Decodes Base32 (RFC 4648) without padding. */
function decodeKey(key: string): Uint8Array<ArrayBuffer> {
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** Returns the six digits of a key at a time in ms (RFC 6238 with SHA-1, as authenticator apps use). */
export async function computeCode(key: string, time = Date.now()): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const secret = await crypto.subtle.importKey('raw', decodeKey(key), algorithm, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(time / 1000 / stepSeconds)))
  const digest = new DataView(await crypto.subtle.sign('HMAC', secret, counter))
  const offset = digest.getUint8(digest.byteLength - 1) % 16
  return String((digest.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Accepts the codes of the last, this and the next half minute, because clocks differ. */
export async function acceptsCode(key: string, code: string, now = Date.now()): Promise<boolean> {
  const times = [-1, 0, 1].map((steps) => now + steps * stepSeconds * 1000)
  return (await Promise.all(times.map((time) => computeCode(key, time)))).includes(code)
}

/** Creates codes for a lost phone, such as "4f2a-91c0". */
export const createRecoveryCodes = (count: number): string[] =>
  Array.from({ length: count }, () => {
    const hex = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) =>
      byte.toString(16).padStart(2, '0'),
    )
    return `${hex.slice(0, 2).join('')}-${hex.slice(2).join('')}`
  })
