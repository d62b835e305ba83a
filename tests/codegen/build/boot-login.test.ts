import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { bootScript } from '../../../codegen/build/boot-script.ts'
import { smallModel } from '../support/small-model.ts'

const pagesDir = join(import.meta.dirname, '../../../src')

const chunks = {
  chunks: [],
  publicRoutes: [
    ['/register', []],
    ['/', []],
  ] as [string, number[]][],
  appRoutes: [],
  layout: [],
}

const script = await bootScript(pagesDir, smallModel.app, chunks, '/', ['app/boot.ts', 'app/boot-login.ts'])

const email = 'ana@exemplo.com.br'

type Visit = {
  path?: string
  stored?: Record<string, unknown>
  head?: string
  state?: object
  crypto?: object
  demoEmail?: string | undefined
}

/** Runs the script behind the template of a login. */
function boot({
  path = '/',
  stored = {},
  head = '',
  state,
  crypto = { subtle: {} },
  demoEmail = email,
}: Visit) {
  const window = new Window({ url: `http://localhost${path}` })
  const { document, localStorage, location } = window
  document.head.innerHTML = head
  document.body.innerHTML = `<template data-demo-email="${demoEmail}"><div id="login"><form><input><button type="submit">Entrar</button><button type="button">Ver</button></form></div><p role="status"></p></template>`
  if (demoEmail === '') document.querySelector('template')?.removeAttribute('data-demo-email')
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(`teste.${name}`, JSON.stringify(value))
  runInNewContext(script, { document, localStorage, location, history: { state: state ?? null }, crypto })
  return { window, document, isShown: document.querySelector('#login') !== null }
}

describe('the prerendered login', () => {
  it.each<[string, Visit]>([
    ['at its path', {}],
    ['at a path of the app', { path: '/dashboard' }],
    ['after a reload', { state: { usr: null, key: 'x', idx: 0 } }],
    ['with the demonstration’s account', { stored: { users: [{ email: 'x' }, { email }] } }],
    ['without accounts', { stored: { users: [] } }],
    [
      'with other accounts if it offers no demonstration',
      { demoEmail: '', stored: { users: [{ email: 'x' }] } },
    ],
    [
      'in an environment that changes nothing of it',
      { head: '<meta name=averigua-environment content="{}">' },
    ],
  ])('is shown %s', (_, visit) => {
    expect(boot(visit).isShown).toBe(true)
  })

  it.each<[string, Visit]>([
    ['at another public path', { path: '/register' }],
    ['at an encoded path', { path: '/%72egister' }],
    ['to an authenticated user', { stored: { auth: true } }],
    ['with other accounts', { stored: { users: [{ email: 'x' }, null] } }],
    ['with the e-mail of a registration', { state: { usr: { email } } }],
    ['without WebCrypto', { crypto: {} }],
    [
      'in an environment with another name of the product',
      { head: '<meta name=averigua-environment content="{&quot;VITE_PRODUCT&quot;:&quot;X&quot;}">' },
    ],
  ])('is not shown %s', (_, visit) => {
    expect(boot(visit).isShown).toBe(false)
  })

  it('holds presses until its status is removed', () => {
    const { window, document } = boot({})
    const [submit, reveal] = [...document.querySelectorAll('button')]
    const isPrevented = (type: string, target: typeof submit | null) => {
      const event = new window.Event(type, { bubbles: true, cancelable: true })
      target?.dispatchEvent(event)
      return event.defaultPrevented
    }
    const pressed = () => document.querySelector('[data-pressed]')?.textContent
    expect([isPrevented('click', reveal), pressed()]).toEqual([true, 'Ver'])
    expect([isPrevented('click', submit), pressed()]).toEqual([true, 'Entrar'])
    expect(isPrevented('click', document.querySelector('input') as never)).toBe(false)
    expect(isPrevented('submit', document.querySelector('form') as never)).toBe(true)
    document.querySelector('[role=status]')?.remove()
    expect(isPrevented('click', submit)).toBe(false)
    expect(isPrevented('submit', document.querySelector('form') as never)).toBe(false)
  })

  it('makes the boot script at most 550 bytes longer after gzip', async () => {
    const without = await bootScript(pagesDir, smallModel.app, chunks)
    expect(gzipSync(script).length - gzipSync(without).length).toBeLessThan(550)
  })
})
