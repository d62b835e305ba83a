import type { LoginRequest } from './habits/habits.ts'

/** The authorization requests by their PKCE challenge, as the browser sent them. */
export class LoginRequests {
  readonly #byChallenge = new Map<unknown, LoginRequest>()

  add(request: LoginRequest): void {
    this.#byChallenge.set(request.get('code_challenge'), request)
  }

  find(challenge: unknown): LoginRequest {
    return this.#byChallenge.get(challenge) ?? new URLSearchParams()
  }
}
