/** What is told of the error codes of Node's sockets and TLS. */
const reasons: [codes: RegExp, why: string][] = [
  [/^(?:ENOTFOUND|EAI_)/, 'o nome do servidor não existe no DNS'],
  [/^ECONNREFUSED$/, 'a conexão foi recusada'],
  [/^(?:EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'não há caminho na rede até o servidor'],
  [/TIMEOUT|^ETIMEDOUT$/, 'o servidor não aceitou a conexão a tempo'],
  [/CERT|SIGNATURE|ISSUER|ALTNAME/, 'o certificado TLS não é confiável'],
  [/SSL|TLS|^EPROTO$/, 'a conexão TLS falhou'],
  [/^HPE_/, 'a resposta não é HTTP'],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'a conexão caiu no meio'],
]

/** Why `fetch` failed, in Portuguese. Messages of errors are left out: they may quote what was sent. */
export function describeConnectionError(error: unknown): string {
  const code = listErrorCodes(error).find((code) => code !== '') ?? ''
  return reasons.find(([codes]) => codes.test(code))?.[1] ?? 'a conexão falhou'
}

/** The codes of an error and of its causes; where several addresses were tried, those of the first. */
function listErrorCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return [code, ...listErrorCodes(inner)]
}
