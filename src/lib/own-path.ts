/**
 * Whether a text can only mean a path of this site. Browsers turn backslashes into slashes and drop tabs and line
 * breaks, so that with any of these two slashes could come to stand at the start, and what follows them is a host.
 */
export const isOwnPath = (pathname: string) => /^\/(?!\/)[^\\\s]*$/.test(pathname)
