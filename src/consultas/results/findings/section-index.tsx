import { chakra } from '@chakra-ui/react'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Block } from '@manifest/schema/result.ts'
import { use, useId, useRef, useState } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { PartialListContext } from '@/blocks/parts/answer-context.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { goToHeading } from '@/lib/go-to-heading.ts'
import { ActionMenu } from '@/ui/navigation/action-menu.tsx'
import { isCut, useOneLine } from '@/ui/navigation/one-line.ts'
import { oneLineCss, oneLineStyle } from '@/ui/navigation/one-line-css.ts'
import { listSections, sectionElementId } from './sections.ts'

type SectionIndexProps = {
  result: readonly Block[]
  answer: Json
  resultId: string
  /** The title below the index. A short one leaves the index room in its line. */
  firstTitle: string | undefined
}

/**
 * Lists the sections of a long result in one line, with the lengths of their lists; those that do not fit are in a menu
 * after it. Each entry links to its section. On phones the list starts collapsed, because it would fill half the screen.
 */
export function SectionIndex({ result, answer, resultId, firstTitle }: SectionIndexProps) {
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const sections = listSections(result, answer, use(PartialListContext))
  const line = useOneLine(list, { count: sections.length, gap, more: moreWidth })
  if (sections.length === 0) return null
  const go = (blockIndex: number) => goToHeading(sectionElementId(resultId, blockIndex))
  const cut = sections.filter((_, index) => isCut(line, index))
  return (
    <chakra.nav
      aria-label="Seções do resultado"
      css={{ ...indexCss, ...(firstTitle && firstTitle.length <= maxTitle ? besideTitleCss : {}) }}
      data-short={firstTitle && firstTitle.length <= maxTitleOnPhones ? '' : undefined}
    >
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        css={{ ...entryCss, ...switchCss }}
        onClick={() => setOpen(!isOpen)}
      >
        {formatCounted(sections.length, 'seção', 'seções')}
        <LuChevronDown aria-hidden="true" />
      </chakra.button>
      <chakra.ul
        id={listId}
        ref={list}
        css={oneLineCss}
        style={oneLineStyle(line)}
        columnGap={`${gap}px`}
        display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
      >
        {sections.map(({ title, blockIndex, count }, index) => (
          <li key={blockIndex}>
            <chakra.button
              type="button"
              css={entryCss}
              tabIndex={isCut(line, index) ? -1 : undefined}
              onClick={() => go(blockIndex)}
            >
              {title}
              {count !== undefined && (
                <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
                  {' '}
                  {formatCount(count)}
                </chakra.span>
              )}
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
      {cut.length > 0 && (
        <ActionMenu
          label={`Mais ${formatCounted(cut.length, 'seção', 'seções')}`}
          icon={null}
          variant="ghost"
          minH="7"
          hideBelow="md"
          actions={cut.map(({ title, blockIndex, count }) => ({
            id: String(blockIndex),
            label: count === undefined ? title : `${title} ${formatCount(count)}`,
            onSelect: () => go(blockIndex),
          }))}
        />
      )}
    </chakra.nav>
  )
}

/** In characters: the width that `besideTitleCss` and `indexCss` leave. */
const maxTitle = 28
const maxTitleOnPhones = 22

/** In the line of the first title, at its end. */
const besideTitleCss = {
  md: {
    justifyContent: 'flex-end',
    height: '7',
    marginTop: '-1',
    marginBottom: '-6',
    marginInlineStart: '14rem',
    position: 'relative',
  },
} as const

/** In px, between two entries. */
const gap = 4

/** In px: the width of 'Mais 12 seções'. */
const moreWidth = 128

const indexCss = {
  display: { base: 'block', md: 'flex' },
  alignItems: 'center',
  columnGap: '1',
  mt: '-2',
  mb: '2',
  mx: '-2',
  '@media screen and (max-width: 767px)': {
    '&[data-short]:not(:has([aria-expanded=true]))': {
      position: 'relative',
      zIndex: '1',
      width: 'fit-content',
      ms: 'auto',
      mt: '-3',
      mb: '-8',
    },
  },
  _print: { display: 'none' },
} as const

const entryCss = {
  textStyle: 'small',
  textAlign: 'inherit',
  minHeight: { base: '11', md: '7' },
  paddingInline: '2',
  borderRadius: 'control',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'primary.fg', background: 'bg.subtle' },
} as const

const switchCss = {
  display: { base: 'inline-flex', md: 'none' },
  alignItems: 'center',
  gap: '1.5',
  '& svg': { transition: 'rotate 150ms ease-out' },
  '&[aria-expanded=true] svg': { rotate: '180deg' },
} as const
