/**
 * Makes two tokens out of a signed JWT that nobody may accept: one with another signature, one that says it needs none.
 * None if the text is no signed JWT.
 */
export function forgeTokens(token: string): string[] {
  const [header, claims, signature, ...others] = token.split('.')
  if (!header || !claims || !signature || others.length > 0) return []
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const first = signature.startsWith('A') ? 'B' : 'A'
  return [`${header}.${claims}.${first}${signature.slice(1)}`, `${unsigned}.${claims}.`]
}
