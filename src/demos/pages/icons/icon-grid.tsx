import { chakra } from '@chakra-ui/react'
import { Fragment, type Ref, type SVGProps } from 'react'
import type { IconType } from 'react-icons'
import { copyText } from '@/ui/feedback/copy-text.ts'

/** Where a long name may go on in the next line. */
const wordStart = /(?<=[a-z0-9])(?=[A-Z])/

type IconGridProps = {
  ref: Ref<HTMLUListElement>
  names: readonly string[]
  /** Those that have been loaded; the place of the others is kept. */
  drawings: ReadonlyMap<string, IconType>
}

/** Icons with their names, each a button that copies its name. */
export function IconGrid({ ref, names, drawings }: IconGridProps) {
  return (
    <chakra.ul ref={ref} tabIndex={-1} outline="none" css={gridCss}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`Copiar ${name}`}
            title={name}
            onClick={() => void copyText(() => name, `${name} copiado`)}
          >
            <Drawing Icon={drawings.get(name) ?? BlankIcon} />
            <span>
              {name.split(wordStart).map((word, index) => (
                <Fragment key={index}>
                  <wbr />
                  {word}
                </Fragment>
              ))}
            </span>
          </button>
        </li>
      ))}
    </chakra.ul>
  )
}

const BlankIcon = (props: SVGProps<SVGSVGElement>) => <svg {...props} />

const Drawing = ({ Icon }: { Icon: IconType | typeof BlankIcon }) => <Icon aria-hidden="true" />

/** Styled from here alone: props on each of a hundred icons would be felt at every key of a search. */
const gridCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(116px, 100%), 1fr))',
  gap: '2',
  listStyleType: 'none',
  '& li': { minW: '0' },
  '& button': {
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    width: 'full',
    px: '2',
    pt: '5',
    pb: '3',
    borderWidth: '1px',
    borderRadius: 'control',
    cursor: 'pointer',
    transition: 'border-color 150ms, background-color 150ms',
    _hover: { bg: 'bg.hover', borderColor: 'border.emphasized' },
    _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '1px' },
  },
  '& svg': { boxSize: '6' },
  '& span': {
    maxW: 'full',
    color: 'fg.muted',
    textStyle: 'small',
    minH: '8',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    lineClamp: 2,
  },
} as const
