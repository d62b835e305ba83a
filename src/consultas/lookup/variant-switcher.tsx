import { Button, chakra } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useId, useRef, useState } from 'react'
import { LuCheck, LuChevronDown, LuChevronUp, LuFileWarning } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import type { Path } from '@/generated/paths.ts'
import { fullTime } from '@/lib/format/relative-time.ts'
import { createOnDemand, useOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import type { KnownAnswer } from '@/state/held-answers.ts'
import { session } from '@/state/session.ts'
import type { OneLine } from '@/ui/navigation/one-line.ts'
import { oneLineCss, oneLineStyle } from '@/ui/navigation/one-line-css.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { useCurrentSubject } from '../subject/current-subject.ts'
import { findCachedLink } from './initial-lookup.ts'

type VariantSwitcherProps = {
  variants: ConsultaDefinition<Path>[]
  current: ConsultaDefinition
  /** On phones only the button is shown until it is pressed. */
  isCompact: boolean
}

/** Measures the line and has the rest of the variants. Until it is loaded, the line is cut; if it fails, the list wraps. */
const variantMenu = createOnDemand(async () => {
  await new Promise<void>(afterPageShown)
  return import('./variant-menu.tsx')
})

/** A list in as many lines as it needs. */
const wrappedCss = { ...oneLineCss, flexWrap: 'wrap', md: {} } as const

/** Returns the session's answer of each variant for the current subject. */
function useCachedEntries(variants: ConsultaDefinition<Path>[]): (KnownAnswer | undefined)[] {
  const subject = useCurrentSubject()
  const { items } = useSnapshot(session)
  return variants.map((variant) =>
    subject && items.length > 0 ? findCachedLink(variant, subject) : undefined,
  )
}

/**
 * Links to the family's variants, in one line: those that do not fit are in a menu after it. A mark shows which of them
 * the session has an answer for, about the current subject. On phones the other variants are behind a button.
 */
export function VariantSwitcher({ variants, current, isCompact }: VariantSwitcherProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const cachedEntries = useCachedEntries(variants)
  const list = useRef<HTMLUListElement>(null)
  const [line, setLine] = useState<OneLine>()
  const [hasMenuFailed, setMenuFailed] = useState(false)
  const menu = useOnDemand(variantMenu, variants.length > 1, () => setMenuFailed(true))
  if (variants.length < 2) return null
  const Chevron = isOpen ? LuChevronUp : LuChevronDown
  return (
    <chakra.nav
      aria-label="Variantes"
      mb={isCompact ? { base: '0', md: '2' } : '5'}
      flexBasis={isCompact && isOpen ? { mdDown: 'full' } : undefined}
      display="flex"
      alignItems={{ md: 'center' }}
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      gap="1.5"
    >
      <chakra.ul
        id={listId}
        ref={list}
        gap="1.5"
        css={hasMenuFailed ? wrappedCss : oneLineCss}
        style={oneLineStyle(line)}
      >
        {variants.map((variant, index) => {
          const isCurrent = variant.id === current.id
          const isCut = line && index >= line.count
          return (
            <chakra.li
              key={variant.id}
              display={{ base: isOpen || (isCurrent && !isCompact) ? 'block' : 'none', md: 'block' }}
              order={isCut ? (isCurrent ? '1' : '2') : undefined}
            >
              <VariantLink
                variant={variant}
                isCurrent={isCurrent}
                isCut={isCut && !isCurrent}
                isCompact={isCompact}
                cachedEntry={cachedEntries[index]}
              />
            </chakra.li>
          )
        })}
      </chakra.ul>
      <Button
        size="xs"
        variant="ghost"
        minH="11"
        px="3"
        borderRadius="full"
        hideFrom="md"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Mostrar menos' : `Mais ${variants.length - 1}`} <Chevron aria-hidden="true" />
      </Button>
      {menu && (
        <menu.VariantMenu
          list={list}
          variants={variants}
          current={variants.findIndex(({ id }) => id === current.id)}
          cachedEntries={cachedEntries}
          isCompact={isCompact}
          onMeasure={setLine}
        />
      )}
    </chakra.nav>
  )
}

type VariantLinkProps = {
  variant: ConsultaDefinition<Path>
  isCurrent: boolean
  /** It does not fit in the line. */
  isCut: boolean | undefined
  isCompact: boolean
  cachedEntry: KnownAnswer | undefined
}

function VariantLink({ variant, isCurrent, isCut, isCompact, cachedEntry }: VariantLinkProps) {
  const { path, title } = variant
  const isIncomplete = cachedEntry?.outcome === 'incomplete'
  return (
    <AppLink
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isCut ? -1 : undefined}
      title={cachedEntry && `Respondida em ${fullTime(cachedEntry.at)}`}
      gap="1.5"
      px="3"
      py={isCompact ? { base: '1.5', md: '0' } : '1.5'}
      minH={{ base: '11', md: isCompact ? '7' : '8' }}
      borderWidth="1px"
      borderRadius="full"
      textStyle="small"
      color="fg.muted"
      _hover={{ bg: 'bg.hover', textDecoration: 'none' }}
      _currentPage={{
        bg: 'primary.subtle',
        color: 'primary.fg',
        borderColor: 'primary.muted',
        fontWeight: '600',
      }}
    >
      {title}
      {cachedEntry && (
        <>
          <chakra.span color={isIncomplete ? 'fg.warning' : 'fg.success'} flexShrink="0">
            {isIncomplete ? <LuFileWarning aria-hidden="true" /> : <LuCheck aria-hidden="true" />}
          </chakra.span>
          <chakra.span srOnly>
            {isIncomplete ? ' resposta incompleta nesta sessão' : ' respondida nesta sessão'}
          </chakra.span>
        </>
      )}
    </AppLink>
  )
}
