/** Returns true if WebCrypto is available. Browsers offer it on https and loopback only. */
export const canHashPasswords = () => globalThis.crypto?.subtle !== undefined
