/** Whether this origin has WebCrypto, which browsers offer on https and loopback only. */
export const canHashPasswords = () => globalThis.crypto?.subtle !== undefined
