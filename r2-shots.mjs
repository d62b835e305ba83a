import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const base = process.env.BASE ?? 'http://127.0.0.1:5188'
const out = '/tmp/r2/shots/'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] })
const today = new Date().toLocaleDateString('sv-SE')
const day = (n) => new Date(Date.now() - n*864e5).toLocaleDateString('sv-SE')
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-expose-headers': 'Retry-After' }
let usage = { status: 200, json: { linhas: [] } }
let answers = {}
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
await context.addInitScript(() => {
  if (sessionStorage.getItem('signed-in')) return
  sessionStorage.setItem('signed-in', 'yes')
  localStorage.setItem('averigua.auth', 'true')
  localStorage.setItem('averigua.login', '"login"')
  localStorage.setItem('averigua.profile', JSON.stringify({ nome: 'Ana', sobrenome: 'Demonstração', email: 'ana@exemplo.com.br' }))
})
const page = await context.newPage()
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
await page.route('http://127.0.0.1:5189/**', async (route) => {
  const request = route.request()
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
  const { pathname } = new URL(request.url())
  if (pathname.endsWith('/uso')) return route.fulfill({ ...usage, headers: cors })
  if (pathname.endsWith('/creditos')) return route.fulfill({ status: 200, json: { saldo: 9000, creditos: 9000 }, headers: cors })
  const a = answers[pathname] ?? answers['*'] ?? { status: 503, json: {} }
  return route.fulfill({ ...(typeof a === 'function' ? a(request) : a), headers: cors })
})
async function look(darkMode, width) {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(async (darkMode) => {
    localStorage.setItem('averigua.preferences', JSON.stringify({ darkMode, isRTL: false }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'averigua.preferences' }))
    while (document.body.classList.contains('dark') !== darkMode) await new Promise(requestAnimationFrame)
  }, darkMode)
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== 'running' || a.effect.getComputedTiming().endTime === Infinity))
}
async function axe(name) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const v = await page.evaluate(async () => (await axe.run({ resultTypes: ['violations'] })).violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html.slice(0, 120) + ' ' + n.failureSummary).join(' | ')))
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  console.log(name, v.length ? v : 'axe ok', over > 0 ? 'OVERFLOW ' + over : '')
}
async function shots(name, target, widths = [1440, 375], full = false) {
  for (const w of widths) for (const dark of [true, false]) {
    await look(dark, w)
    const file = `${out}${name}-${w}-${dark ? 'dark' : 'light'}.png`
    if (target) await target().scrollIntoViewIfNeeded()
    await page.screenshot({ path: file, fullPage: full })
    await axe(`${name} ${w} ${dark}`)
  }
}
const only = process.argv[2] ?? ''
if (!only || only === 'settings') {
  await page.goto(base + '/settings')
  await page.getByRole('region', { name: 'Sobre' }).waitFor()
  await shots('settings', () => page.getByRole('region', { name: 'Sobre' }), [1440, 768, 375], true)
}
if (!only || only === 'dash') {
  usage = { status: 200, json: { linhas: [0,1,2,3,5,8,13,21].flatMap((n) => [{ data: day(n), consulta: 'cpf/1', encontradas: 1200 - n*20, naoEncontradas: 34, falhas: 7 }, { data: day(n), consulta: 'placa/1', encontradas: 90 + n, naoEncontradas: 4, falhas: 0 }]) } }
  await page.goto(base + '/dashboard')
  const team = () => page.getByRole('region', { name: 'Uso da equipe' })
  await team().getByText('Consultas hoje').waitFor()
  await page.mouse.wheel(0, 3000)
  await page.locator('canvas, svg.recharts-surface').first().waitFor({ timeout: 8000 }).catch(() => console.log('no chart'))
  await shots('dash-team', team, [1440, 768, 375], true)
  usage = { status: 500, json: {} }
  await page.reload(); await team().getByRole('alert').waitFor()
  await shots('dash-failed', team, [1440, 375], true)
  usage = { status: 403, json: {} }
  await page.reload()
  const own = () => page.getByRole('region', { name: 'Uso', exact: true })
  await own().waitFor()
  await shots('dash-403', own, [1440, 375], true)
}
if (!only || only === 'consulta') {
  for (const [name, answer, path, value, label] of [
    ['fail', { status: 503, json: {} }, '/consulta/placa', 'ABC1D23', 'Placa'],
    ['fail-malformed', { status: 200, body: '<html>' }, '/consulta/placa', 'ABC1D24', 'Placa'],
    ['incomplete', { status: 200, json: { nome: 'MARIA' } }, '/consulta/cpf/8', '39053344705', 'CPF'],
  ]) {
    answers = { '*': answer }
    await page.goto(base + path)
    const alter = page.getByRole('button', { name: 'Alterar', exact: true })
    if (await alter.isVisible()) await alter.click()
    await page.getByRole('main').getByLabel(label).first().fill(value)
    const purpose = page.getByLabel('Finalidade')
    if (await purpose.count()) await purpose.first().selectOption({ index: 1 }).catch((e) => console.log('purpose', e.message.slice(0, 200)))
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    const code = () => page.getByText(/^Código da solicitação/).first()
    await code().waitFor({ timeout: 10000 }).catch((e) => console.log(name, e.message.slice(0, 100)))
    await shots(name, undefined, [1440, 375])
  }
}
if (!only || only === 'batch') {
  let n = 0
  answers = { '*': () => (n++ % 2 ? { status: 403, json: {} } : { status: 503, json: {} }) }
  await page.goto(base + '/consulta/placa/lote')
  await page.getByLabel('Lista', { exact: true }).fill('ABC1D23\nABC1D24\nABC1D25')
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await page.getByText('A consultar').waitFor()
  const purpose = page.getByLabel('Finalidade')
  if (await purpose.count()) await purpose.first().selectOption({ index: 1 }).catch((e) => console.log('purpose', e.message.slice(0, 200)))
  await page.getByRole('button', { name: /^(Iniciar|Consultar)/ }).first().click()
  await page.getByText('Falhou').first().waitFor({ timeout: 60000 })
  await page.screenshot({ path: out + 'batch-table.png', fullPage: true })
  await page.getByRole('row').nth(1).click()
  await page.getByRole('dialog').waitFor({ timeout: 5000 }).catch(async () => { await page.getByRole('button', { name: /ABC/ }).first().click() })
  await page.getByRole('dialog').getByText(/Código da/).waitFor({ timeout: 5000 }).catch((e) => console.log(e.message.slice(0, 100)))
  await shots('batch-row', undefined, [1440, 375])
}
await browser.close()
