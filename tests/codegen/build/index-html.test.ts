import { describe, expect, it } from 'vitest'
import { fillIndexHtml } from '../../../codegen/build/index-html.ts'
import { smallModel } from '../support/small-model.ts'

const { app } = smallModel

describe('fillIndexHtml', () => {
  it('replaces the placeholders with texts of the manifest', () => {
    const html = '<title>%averigua.title%</title><body class="%averigua.bodyClass%">100%</body>'
    expect(fillIndexHtml(html, app)).toBe(
      '<title>Dashboard - Teste</title><body class="dark skin--default">100%</body>',
    )
  })

  it('uses the default theme and skin', () => {
    const preferences = { ...app.preferences, darkMode: false, skin: 'bordered' as const }
    expect(fillIndexHtml('%averigua.bodyClass%', { ...app, preferences })).toBe('light skin--bordered')
  })

  it('escapes text', () => {
    const product = `<b a="1" b='2'>&$&`
    expect(fillIndexHtml('%averigua.product%', { ...app, product })).toBe(
      '&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;$&amp;',
    )
  })

  it('fails for an unknown placeholder', () => {
    expect(() => fillIndexHtml('%averigua.titel%', app)).toThrow('%averigua.titel%')
  })
})
