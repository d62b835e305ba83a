import { chakra } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'
import { listHeadings } from '../../parts/rich-text/rich-doc.ts'
import { type Article, readArticleDoc } from './article.ts'

/** Scrolls to a heading and focuses it. The URL and the history stay. */
function goTo(id: string) {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  const hasReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.scrollIntoView({ block: 'start', behavior: hasReducedMotion ? 'auto' : 'smooth' })
}

/** The table of contents; missing for a text with fewer than two headings. */
export function Contents({ article }: { article: Article }) {
  const headings = listHeadings(readArticleDoc(article))
  if (headings.length < 2) return null
  return (
    <Panel title="Neste artigo">
      <chakra.ol css={listCss}>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <button type="button" onClick={() => goTo(id)}>
              {text}
            </button>
          </li>
        ))}
      </chakra.ol>
    </Panel>
  )
}

const listCss = {
  listStyleType: 'none',
  display: 'grid',
  gap: '1',
  '& [data-level="3"]': { ps: '4' },
  '& button': {
    width: 'full',
    py: '1',
    textAlign: 'start',
    color: 'fg.muted',
    cursor: 'pointer',
    borderRadius: 'control',
    focusVisibleRing: 'inside',
    _hover: { color: 'primary.fg' },
  },
} as const
