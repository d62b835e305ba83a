import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { bootScript } from '../../../codegen/build/boot-script.ts'
import { smallModel } from '../support/small-model.ts'

const script = await bootScript(join(import.meta.dirname, '../../../src'), smallModel.app, {
  chunks: ['/dash/login.js', '/dash/layout.js', '/dash/dashboard.js', '/dash/page.js', '/dash/cpf.js'],
  publicRoutes: [
    ['/register', []],
    ['/', [0]],
  ],
  appRoutes: [
    ['/consulta/cpf/:variant?/lote', [4]],
    ['/consulta/cpf/extra', []],
    ['/consulta/cpf/:variant?', [3, 4]],
    ['/a.b/:id/edit', [2]],
    ['/dashboard', [2]],
  ],
  layout: [1],
})

/** Runs the script on a new page with stored values. */
function boot(path: string, stored: Record<string, string> = {}) {
  const window = new Window({ url: `http://localhost${path}` })
  const { document, localStorage, location } = window
  document.body.className = 'dark skin--default'
  document.head.innerHTML =
    '<meta name="theme-color" content="#000000" data-light="#FEFEFE" data-dark="#101010">'
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(`teste.${name}`, value)
  runInNewContext(script, { document, localStorage, location })
  const links = [...document.head.querySelectorAll('link[rel=modulepreload]')]
  return {
    classes: [...document.body.classList].sort(),
    dir: document.documentElement.dir,
    themeColor: document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
    isGrey: document.documentElement.classList.contains('monochrome'),
    preloaded: links.map((link) => link.getAttribute('href')),
  }
}

const authenticated = { auth: 'true' }

describe('the boot script', () => {
  it('is a classic script without global variables', () => {
    const context = { document: new Window().document, localStorage: {}, location: { pathname: '/' } }
    expect(script).not.toMatch(/\b(?:import|export)\b/)
    runInNewContext(script, context)
    expect(Object.keys(context)).toEqual(['document', 'localStorage', 'location'])
  })

  it('has less than 920 bytes after gzip', () => {
    expect(gzipSync(script).length).toBeLessThan(920)
  })

  it.each([
    [true, '#101010'],
    [false, '#FEFEFE'],
  ])("gives the browser's bars the colour of the stored theme, darkMode %s", (darkMode, color) => {
    expect(boot('/', { preferences: JSON.stringify({ darkMode }) }).themeColor).toBe(color)
  })

  it.each<[string, string | undefined, string[], string]>([
    ['the defaults when nothing is stored', undefined, ['dark', 'skin--default'], 'ltr'],
    [
      'stored values',
      '{"darkMode":false,"skin":"bordered","isRTL":true}',
      ['light', 'skin--bordered'],
      'rtl',
    ],
    [
      'the defaults instead of invalid values',
      '{"darkMode":3,"skin":[],"isRTL":"x"}',
      ['dark', 'skin--default'],
      'ltr',
    ],
    ['the defaults when the stored JSON is corrupt', '{"darkMode":fal', ['dark', 'skin--default'], 'ltr'],
    ['the defaults when a string is stored', '"light"', ['dark', 'skin--default'], 'ltr'],
  ])('applies %s', (_, preferences, classes, dir) => {
    const page = boot('/', preferences === undefined ? {} : { preferences })
    expect([page.classes, page.dir]).toEqual([classes, dir])
  })

  it.each([
    ['nothing is stored', undefined, false],
    ['it is on', '{"isMonochrome":true}', true],
    ['the stored value is invalid', '{"isMonochrome":"yes"}', false],
  ])('handles the monochrome filter when %s', (_, preferences, isGrey) => {
    expect(boot('/', preferences === undefined ? {} : { preferences }).isGrey).toBe(isGrey)
  })

  it.each<[string, string, Record<string, string>, string[]]>([
    ['a public page', '/', {}, ['/dash/login.js']],
    ['a public page of an authenticated user', '/register', authenticated, []],
    ['the login instead of a page that requires authentication', '/dashboard', {}, ['/dash/login.js']],
    ['a page and its layout', '/dashboard', authenticated, ['/dash/layout.js', '/dash/dashboard.js']],
    ['a page with a trailing slash', '/dashboard/', authenticated, ['/dash/layout.js', '/dash/dashboard.js']],
    [
      'the batch of another variant',
      '/consulta/cpf/2/lote',
      authenticated,
      ['/dash/layout.js', '/dash/cpf.js'],
    ],
    [
      'the batch of the first variant',
      '/consulta/cpf/lote',
      authenticated,
      ['/dash/layout.js', '/dash/cpf.js'],
    ],
    ['a parameter in the middle', '/a.b/7/edit', authenticated, ['/dash/layout.js', '/dash/dashboard.js']],
    ['only the layout if a dot is another letter', '/axb/7/edit', authenticated, ['/dash/layout.js']],
    [
      'a page in capitals, like the router',
      '/Dashboard',
      authenticated,
      ['/dash/layout.js', '/dash/dashboard.js'],
    ],
    [
      'the first variant',
      '/consulta/cpf',
      authenticated,
      ['/dash/layout.js', '/dash/page.js', '/dash/cpf.js'],
    ],
    ['variant 7', '/consulta/cpf/7', authenticated, ['/dash/layout.js', '/dash/page.js', '/dash/cpf.js']],
    ['a path next to the variants', '/consulta/cpf/extra', authenticated, ['/dash/layout.js']],
    ['only the layout for an unknown path', '/nope', authenticated, ['/dash/layout.js']],
    ['the login for an unknown path', '/nope', { auth: 'maybe' }, ['/dash/login.js']],
  ])('preloads %s', (_, path, stored, expected) => {
    expect(boot(path, stored).preloaded).toEqual(expected)
  })

  it('runs when storage is blocked', () => {
    const { document } = new Window()
    const blocked = {
      document,
      location: { pathname: '/dashboard' },
      get localStorage(): never {
        throw new Error('SecurityError')
      },
    }
    runInNewContext(script, blocked)
    expect(document.body.className).toBe('dark skin--default')
  })
})
