import { describe, expect, it } from 'vitest'
import { fillIndexHtml } from '../../../codegen/build/index-html.ts'
import { smallModel } from '../support/small-model.ts'

const {
  app,
  brand: { brand },
  locale,
} = smallModel

describe('fillIndexHtml', () => {
  it('replaces the placeholders with texts of the manifest', () => {
    const html =
      '<html lang="%averigua.locale%"><title>%averigua.title%</title><body class="%averigua.bodyClass%">100%</body>'
    expect(fillIndexHtml(html, app, brand, locale)).toBe(
      '<html lang="pt-BR"><title>Dashboard - Teste</title><body class="dark skin--default">100%</body>',
    )
  })

  it('uses the default theme and skin', () => {
    const preferences = { ...app.preferences, darkMode: false, skin: 'bordered' as const }
    expect(fillIndexHtml('%averigua.bodyClass%', { ...app, preferences }, brand, locale)).toBe(
      'light skin--bordered',
    )
  })

  it.each([
    [true, '#101010'],
    [false, '#FEFEFE'],
  ])('has the browser bars of both themes, darkMode %s first', (darkMode, color) => {
    const html = '%averigua.themeColor% %averigua.themeColorLight% %averigua.themeColorDark%'
    const themeColors = { light: '#FEFEFE', dark: '#101010' }
    const preferences = { ...app.preferences, darkMode }
    expect(fillIndexHtml(html, { ...app, preferences }, { themeColors }, locale)).toBe(
      `${color} #FEFEFE #101010`,
    )
  })

  it('escapes text', () => {
    const product = `<b a="1" b='2'>&$&`
    expect(fillIndexHtml('%averigua.product%', { ...app, product }, brand, locale)).toBe(
      '&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;$&amp;',
    )
  })

  it('fails for an unknown placeholder', () => {
    expect(() => fillIndexHtml('%averigua.titel%', app, brand, locale)).toThrow('%averigua.titel%')
  })
})
