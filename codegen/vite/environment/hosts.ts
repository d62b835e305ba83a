const reservedHostPattern = /(?:^|\.)(?:test|example|invalid|example\.(?:com|net|org))$/

const readHost = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

/** Returns true if the host's name is reserved for examples and tests (RFC 2606). */
export const isExampleHost = (address: string): boolean => reservedHostPattern.test(readHost(address))

/** Returns true if the address is on this machine. */
export const isLoopback = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(readHost(address))
