import type { Habits } from './habits.ts'

/**
 * Returns where a provider with these habits sends the browser: back with an error, or from its own logout
 * page to the standard one. Returns `undefined` for a page that all providers have.
 *
 * @throws Error for a logout without the client or the return address.
 */
export function answerOwnPage(
  { findError, logout }: Habits,
  pathname: string,
  params: URLSearchParams,
): string | undefined {
  if (pathname === '/auth') {
    const error = findError?.(params)
    return error && addParams(params.get('redirect_uri') ?? '', { error, state: params.get('state') ?? '' })
  }
  if (pathname !== logout?.path) return undefined
  const [client, address] = [params.get('client_id'), params.get(logout.returnParam)]
  if (!client || !address) throw new Error(`The logout needs client_id and ${logout.returnParam}`)
  return `/session/end?${new URLSearchParams({ client_id: client, post_logout_redirect_uri: address })}`
}

function addParams(address: string, params: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url.href
}
