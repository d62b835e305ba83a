import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { readBody } from './read-body.ts'
import type { Users } from './users.ts'

/** Answers the provider's own pages: the password form and the consent form. */
export async function answerInteraction(
  provider: Provider,
  users: Users,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  const sent = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : undefined
  const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
    provider.interactionFinished(request, response, result)

  if (sent?.get('answer') === 'refuse')
    return finish({ error: 'access_denied', error_description: 'The user refused' })
  if (prompt.name === 'login') {
    const user = users.find(sent?.get('email') ?? undefined)
    if (user && user.password === sent?.get('password')) return finish({ login: { accountId: user.email } })
    const hint = typeof params.login_hint === 'string' ? params.login_hint : ''
    return sendPage(response, loginForm(sent?.get('email') ?? hint, sent !== undefined))
  }
  if (!sent) return sendPage(response, consentForm)
  const grant = new provider.Grant({
    clientId: String(params.client_id),
    ...(session && { accountId: session.accountId }),
  })
  grant.addOIDCScope('openid profile email offline_access')
  return finish({ consent: { grantId: await grant.save() } })
}

function sendPage(response: ServerResponse, body: string) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`<!DOCTYPE html><html lang="pt-BR"><title>Conta da empresa</title>${body}</html>`)
}

const loginForm = (email: string, isWrong: boolean) => `<form method="post"><h1>Conta da empresa</h1>
  ${isWrong ? '<p role="alert">E-mail ou senha incorretos</p>' : ''}
  <label>E-mail <input name="email" type="email" value="${escapeHtml(email)}" required></label>
  <label>Senha <input name="password" type="password"></label>
  <button>Continuar</button></form>`

const consentForm = `<form method="post"><h1>Autorizar Averigua?</h1>
  <button name="answer" value="allow">Autorizar</button>
  <button name="answer" value="refuse">Recusar</button></form>`

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
