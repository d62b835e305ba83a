export const detectNewline = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')
