import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { isHiddenText } from '@manifest/contract/hidden-text.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { scrollFade } from '@/ui/scroll-fade.ts'
import { severityProps } from '@/ui/theme/orange.ts'
import type { FindingText } from './read-findings.ts'
import { findingsTitle } from './text.ts'

type FindingChipsProps = {
  findings: readonly FindingText[]
  /** The chips are smaller and their row has no margin. On phones it is one line, which scrolls. */
  isInRow?: boolean
  onGo: (finding: FindingText) => void
}

/** Shows findings in a row. A finding with a target is a button. */
export function FindingChips({ findings, isInRow = false, onGo }: FindingChipsProps) {
  const isPrinting = usePrinting()
  if (findings.length === 0) return null
  return (
    <chakra.ul aria-label={findingsTitle} css={isInRow ? rowCss : listCss}>
      {findings.map((finding) => (
        <chakra.li
          key={finding.index}
          {...severityProps(finding.tone)}
          maxW="full"
          display="flex"
          data-finding={finding.index}
        >
          <FindingChip finding={finding} isText={isPrinting || finding.target === undefined} onGo={onGo} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

const listCss = { listStyleType: 'none', display: 'flex', flexWrap: 'wrap', gap: '2', mt: '4' } as const

const rowCss = {
  ...listCss,
  mt: '0',
  gap: '1.5',
  '& > li > *': { md: { px: '2.5', minH: '7', fontSize: '13px' } },
  '@media screen and (max-width: 767px)': {
    flex: '0 0 calc(100% + 2rem)',
    mx: '-4',
    px: '4',
    my: '-1',
    py: '1',
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    ...scrollFade,
    '& > li': { flexShrink: '0', maxW: 'none' },
    '& > li > *': { maxW: 'none', whiteSpace: 'nowrap' },
  },
} as const

const chipCss = {
  display: 'inline-flex',
  alignItems: 'baseline',
  alignContent: 'center',
  flexWrap: 'wrap',
  columnGap: '1',
  minHeight: { base: '11', md: '8' },
  maxWidth: 'full',
  paddingInline: '3',
  borderRadius: 'control',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: 'colorPalette.fg',
  background: 'colorPalette.subtle',
  _print: { minHeight: '0', paddingBlock: '0.5', paddingInline: '2', borderWidth: '1px' },
} as const

const leadingCss = {
  cursor: 'pointer',
  transition: 'background 150ms ease-out',
  _hover: { background: 'colorPalette.muted' },
} as const

type FindingChipProps<Finding> = {
  finding: Finding
  /** The finding is text: buttons do not work on paper, and some findings lead nowhere. */
  isText: boolean
  /** The consulta of the finding. It is written before the finding if `isAboutAnother`. */
  section?: { title: string; isAboutAnother?: boolean | undefined }
  css?: SystemStyleObject
  onGo: (finding: Finding) => void
}

/** One finding: a button that leads to its value, or text. */
export function FindingChip<Finding extends Pick<FindingText, 'before' | 'figure' | 'after'>>({
  finding,
  isText,
  section,
  css = {},
  onGo,
}: FindingChipProps<Finding>) {
  const { before, figure, after } = finding
  const words = (
    <>
      {section?.isAboutAnother && <span>{section.title}: </span>}
      {before && <span>{before} </span>}
      <chakra.bdi
        fontWeight="650"
        fontVariantNumeric="tabular-nums"
        data-hidden-value={isHiddenText(figure) || undefined}
      >
        {figure}
      </chakra.bdi>
      {after && <span> {after}</span>}
    </>
  )
  if (isText)
    return (
      <chakra.span className="phrase" css={[chipCss, css]} data-tint>
        {words}
      </chakra.span>
    )
  return (
    <chakra.button
      type="button"
      className="phrase"
      title={section?.title}
      css={[chipCss, leadingCss, css]}
      onClick={() => onGo(finding)}
    >
      {words}
    </chakra.button>
  )
}
