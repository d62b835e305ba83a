import { Box, chakra, Flex } from '@chakra-ui/react'
import type { LeadValue } from '@manifest/contract/subject-field.ts'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { LuCircleHelp, LuEye, LuEyeOff } from 'react-icons/lu'
import { switchCss } from '@/ui/forms/switch-field.tsx'
import { DemoBadge } from '../results/demo-badge.tsx'
import type { ResultSectionKey } from '../results/findings/sections.ts'
import { FactLine, Identity, StatusBadge, SubjectDocument } from './head/identity.tsx'
import { WorstFindings } from './head/worst-findings.tsx'
import { findPhoto, findStatus, splitFacts } from './head-facts.ts'
import { headCss, toolbarCss } from './page-css.ts'
import type { Section, SectionsReveal } from './section.ts'
import { listFindings } from './section-findings.ts'

type SubjectHeadProps = {
  sections: readonly Section[]
  /** Absent if the sections are about no value of a kind, as in a dossiê with two subjects. */
  subject?: LeadValue | undefined
  /** The name that an answer gave. Without it the document is the heading. */
  name: string | undefined
  /** `h1` on the subject's page; `h2` on a page with another title. */
  heading: 'h1' | 'h2'
  reveal: SectionsReveal
  /** `false`: the page shows the worst findings elsewhere. */
  hasFindings?: boolean
  /** The line that `unknownWeightsText` returns. It stands above the findings. */
  unknownText?: string | undefined
  /** Goes to a section or to one of its blocks. */
  onGo: (key: string, target?: ResultSectionKey) => void
  /** At the start of the bar that stays on screen: the progress of the consultas. */
  progress: ReactNode
  /** The buttons of the bar that stays on screen. */
  actions: ReactNode
  /** Below the findings, such as the progress bar of a dossiê. */
  children?: ReactNode
}

/**
 * The head of a page about a subject: its name or document, and the findings of all answers. Only its last row, with
 * the switch and the actions, stays on screen.
 */
export function SubjectHead({ sections, subject, name, heading, reveal, ...props }: SubjectHeadProps) {
  const { hasFindings = true, unknownText, onGo, progress, actions, children } = props
  const { isRevealed } = reveal
  const { identity, isCompact, style } = useCompactHead()
  const findings = useMemo(() => listFindings(sections, isRevealed), [sections, isRevealed])
  const status = useMemo(() => findStatus(sections), [sections])
  const photo = useMemo(() => findPhoto(sections, isRevealed), [sections, isRevealed])
  const { facts, rest } = splitFacts(findings)
  const isDemo = sections.some(({ answer }) => answer?.outcome.isDemo)
  const document = subject && (
    <SubjectDocument subject={subject} reveal={reveal} isLabeled={name !== undefined} />
  )
  return (
    <Box as="section" aria-label="Resumo" css={headCss} style={style} data-compact={isCompact || undefined}>
      <Box ref={identity} px={{ base: '4', md: '6' }} pt={{ base: '4', md: '5' }} pb="4">
        <Identity
          heading={heading}
          name={name}
          kind={subject?.kind}
          photo={photo}
          document={document}
          badges={
            <>
              {status && <StatusBadge {...status} />}
              {isDemo && <DemoBadge />}
            </>
          }
        >
          <FactLine facts={facts} kind={subject?.kind} document={name === undefined ? undefined : document} />
        </Identity>
        <Box mt="3" _empty={{ display: 'none' }}>
          <UnknownLine text={unknownText} />
        </Box>
        {hasFindings && <WorstFindings findings={rest} onGo={onGo} />}
        {children}
      </Box>
      <Flex css={toolbarCss}>
        <Flex flex="1" minW="0" position="relative" height="full" align="center" gap="3">
          <Flex data-progress align="center" flex="1" minW="0">
            {progress}
          </Flex>
          {/* The same name as above, for the eye only. */}
          <Flex data-short-name aria-hidden="true" minW="0">
            <chakra.strong truncate fontWeight="650">
              {name ?? 'Assunto'}
            </chakra.strong>
            {status && <StatusBadge {...status} />}
          </Flex>
        </Flex>
        {actions}
        <RevealSwitch reveal={reveal} />
      </Flex>
    </Box>
  )
}

/** Shows or hides all sensitive values of the page. Narrow screens show an eye in place of the text. */
function RevealSwitch({ reveal: { isAllRevealed, toggleAll } }: { reveal: SectionsReveal }) {
  const Eye = isAllRevealed ? LuEye : LuEyeOff
  return (
    <chakra.label css={labelCss}>
      <Eye aria-hidden="true" />
      <span>Mostrar dados sensíveis</span>
      <chakra.input
        type="checkbox"
        role="switch"
        checked={isAllRevealed}
        onChange={toggleAll}
        css={switchCss}
      />
    </chakra.label>
  )
}

const labelCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  minHeight: '11',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& > svg': { color: 'fg.muted', display: { base: 'block', md: 'none' } },
  '& > span': { srOnly: { base: true, md: false } },
} as const

type CompactHead = {
  /** The part that scrolls away. */
  identity: RefObject<HTMLDivElement | null>
  /** Only the last row is on screen. */
  isCompact: boolean
  style: CSSProperties
}

/** Measures the part of a head that scrolls away. Tells if that part is off screen. */
function useCompactHead(): CompactHead {
  const identity = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const [isCompact, setCompact] = useState(false)
  useLayoutEffect(() => {
    const element = identity.current
    if (!element) return
    const measure = () => setHeight(element.offsetHeight)
    measure()
    const resizing = new ResizeObserver(measure)
    resizing.observe(element)
    const update = () => {
      const edge = Number.parseFloat(getComputedStyle(element).getPropertyValue('--stick')) || 0
      setCompact(window.scrollY > 0 && element.getBoundingClientRect().bottom <= edge + 1)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    // The browser cannot scroll to a control in a part that sticks above the window. A pressed control is in view, and
    // would lose its click if it moved away from the pointer.
    const showFocused = ({ target }: FocusEvent) => {
      const isKeyboardFocus = target instanceof Element && target.matches(':focus-visible')
      if (isKeyboardFocus && element.getBoundingClientRect().top < 0) window.scrollTo(0, 0)
    }
    element.addEventListener('focusin', showFocused)
    return () => {
      resizing.disconnect()
      window.removeEventListener('scroll', update)
      element.removeEventListener('focusin', showFocused)
    }
  }, [])
  return { identity, isCompact, style: { '--identity': `${height}px` } as CSSProperties }
}

/** Says what is not known, before the findings that weigh. Its icon says it where colours do not. */
export const UnknownLine = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <chakra.p css={lineCss} data-unknown-weights>
      <LuCircleHelp aria-hidden="true" />
      <span>{text}</span>
    </chakra.p>
  )

const lineCss = {
  display: 'flex',
  alignItems: 'baseline',
  gap: '3',
  fontWeight: '600',
  overflowWrap: 'anywhere',
  colorPalette: 'warning',
  '& > svg': { flexShrink: '0', alignSelf: 'start', mt: '0.5', color: 'colorPalette.fg' },
} as const
