import { ChakraProvider } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  completeLink,
  headingNode,
  listHeadings,
  listNode,
  paragraphNode,
  type RichNode,
  readDocText,
} from '../../../src/demos/parts/rich-text/rich-doc.ts'
import { dropInlineCode } from '../../../src/demos/parts/rich-text/rich-text-editor.tsx'
import { RichTextView } from '../../../src/demos/parts/rich-text/rich-text-view.tsx'
import { getAppSystem } from '../../../src/ui/theme/app-system.ts'

const doc: RichNode = {
  type: 'doc',
  content: [headingNode('Início'), paragraphNode('Um texto.'), listNode(['dois']), headingNode('Fim', 3)],
}

const show = (node: RichNode) =>
  renderToStaticMarkup(
    <ChakraProvider value={getAppSystem()}>
      <RichTextView doc={node} />
    </ChakraProvider>,
  )

const link = (href: string): RichNode => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'aqui', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
})

describe('a document', () => {
  it('has a text and headings', () => {
    expect(readDocText(doc).split(/\s+/).filter(Boolean)).toEqual(['Início', 'Um', 'texto.', 'dois', 'Fim'])
    expect(listHeadings(doc)).toEqual([
      { id: 'secao-1', level: 2, text: 'Início' },
      { id: 'secao-2', level: 3, text: 'Fim' },
    ])
  })

  it('is shown with the ids of its headings, and HTML in it stays text', () => {
    expect(show(doc)).toContain('<h3 id="secao-2"')
    const html = show({ type: 'doc', content: [paragraphNode('<img src=x onerror=alert(1)>')] })
    expect(html).toContain('&lt;img')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'JAVASCRIPT:alert(1)', ' javascript:alert(1)'])(
    'does not link to %s',
    (href) => {
      expect(show(link(href))).not.toContain('<a ')
    },
  )

  it('links to web addresses, and shows unknown nodes as their content', () => {
    expect(show(link('https://exemplo.com.br/'))).toContain('href="https://exemplo.com.br/"')
    expect(show({ type: 'doc', content: [{ type: 'script', content: [paragraphNode('oi')] }] })).toContain(
      '<p>oi</p>',
    )
  })
})

it.each([
  ['exemplo.com.br', 'https://exemplo.com.br'],
  ['ana@exemplo.com.br', 'mailto:ana@exemplo.com.br'],
  ['http://exemplo.com.br/a', 'http://exemplo.com.br/a'],
  ['javascript:alert(1)', undefined],
  ['duas palavras', undefined],
])('the address %s becomes %s', (typed, href) => {
  expect(completeLink(typed)).toBe(href)
})

it('pasted HTML loses styles, scripts and handlers', () => {
  expect(
    dropInlineCode('<style>p{}</style><p style="a" class=b onclick=\'x\'>style="c"</p><script>1</script>'),
  ).toBe('<p class=b>style="c"</p>')
})
