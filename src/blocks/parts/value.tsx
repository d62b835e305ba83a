import { chakra, IconButton } from '@chakra-ui/react'
import type { Format } from '@manifest/schema/result.ts'
import { LuCopy } from 'react-icons/lu'
import { emptyText, formatValue, hideValue, isHidable, isUnbroken, missingText } from '@/formats/registry.ts'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { RevealButton } from '@/ui/forms/reveal-button.tsx'
import { LongText } from '@/ui/page/long-text.tsx'
import { useIsMissing, useReveal } from './answer-context.ts'
import { FileButton } from './file-button.tsx'
import { LeadButton } from './lead-button.tsx'

type ValueProps = {
  value: unknown
  format?: Format | undefined
  sensitive?: boolean | undefined
  /**
   * Path of the value in the answer. Revealing it reveals the value in all blocks that show the same path.
   */
  path: string
  /** `false`: the value has no leads, with any format. */
  leads?: boolean | undefined
  /** Names the value in the labels of its buttons. */
  label: string
  /** Shows a copy button. */
  isCopyable?: boolean
}

/** A button is taller than a line of text and would move the text off the baseline of its neighbors. */
const lineCss = {
  '& > button': { marginBlock: '-2px' },
  '& > [data-lead]': {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '6',
    borderRadius: 'control',
    color: 'primary.fg',
    cursor: 'button',
    _hover: { bg: 'bg.emphasized' },
    _expanded: { bg: 'bg.emphasized' },
    focusVisibleRing: 'outside',
    '& > svg': { boxSize: '14px' },
    '@media (hover: none), (max-width: 767px)': { boxSize: '11', marginBlock: '-12px', marginEnd: '-10px' },
  },
} as const

/** No document or amount is longer. A longer text may wrap anywhere. */
const maxUnbrokenLength = 24

/** Stands in for a value that the contract requires and the answer lacks. */
const Absent = () => (
  <chakra.span color="fg.muted" fontWeight="400">
    {missingText}
  </chakra.span>
)

/** Shows a value of an answer. A sensitive value is not in the DOM until the user reveals it. */
export function Value(props: ValueProps) {
  const { value, format, sensitive = false, path, leads, label, isCopyable = false } = props
  const { isRevealed, toggle } = useReveal(path)
  const text = formatValue(value, format)
  const isAbsent = useIsMissing(path)
  const whiteSpace = isUnbroken(format) && text.length <= maxUnbrokenLength ? 'nowrap' : undefined
  const canHide = sensitive && isHidable(value, format)
  const isHidden = canHide && !isRevealed
  return (
    <chakra.span
      className="group"
      display="inline-flex"
      alignItems="center"
      columnGap="1"
      maxW="full"
      css={lineCss}
    >
      {isHidden ? (
        <chakra.span whiteSpace={whiteSpace} color="fg.muted" data-hidden-value>
          {hideValue(value, format)}
        </chakra.span>
      ) : (
        <chakra.span whiteSpace={whiteSpace} minW="0">
          {text === emptyText && isAbsent ? <Absent /> : <LongText text={text} />}
        </chakra.span>
      )}
      {canHide && <RevealButton isShown={isRevealed} label={label} onClick={toggle} />}
      <LeadButton value={value} format={format} leads={leads} name={label} isHidden={isHidden} />
      {!isHidden && <FileButton value={value} format={format} label={label} />}
      {isCopyable && !isHidden && text !== emptyText && <CopyValue text={text} label={label} />}
    </chakra.span>
  )
}

const shownCss = {
  opacity: 0,
  '.group:hover &, .group:focus-within &, &:focus-visible': { opacity: 1 },
  '@media (hover: none)': { opacity: 0.7 },
} as const

/** Copies one value. The button shows on hover and focus, and always on devices without hover. */
function CopyValue({ text, label }: { text: string; label: string }) {
  return (
    <IconButton
      data-copy
      size="2xs"
      variant="ghost"
      aria-label={`Copiar ${label}`}
      css={shownCss}
      onClick={() => void copyText(() => text, `${label}: copiado`)}
    >
      <LuCopy />
    </IconButton>
  )
}
