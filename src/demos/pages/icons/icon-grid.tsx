import { chakra } from '@chakra-ui/react'
import { Fragment, type Ref, type SVGProps } from 'react'
import type { IconType } from 'react-icons'
import { copyText } from '@/ui/feedback/copy-text.ts'

/** Positions at which a long name may wrap. */
const wordStart = /(?<=[a-z0-9])(?=[A-Z])/

export const copyFormats = { name: 'Nome', jsx: 'JSX', import: 'Importação' } as const
export type CopyFormat = keyof typeof copyFormats

/** In pixels. */
export const iconSizes = { '16': '16', '24': '24', '32': '32', '48': '48' } as const
export type IconSize = keyof typeof iconSizes

const buildCopy: Record<CopyFormat, (name: string) => string> = {
  name: (name) => name,
  jsx: (name) => `<${name} aria-hidden="true" />`,
  import: (name) => `import { ${name} } from 'react-icons/lu'`,
}

type IconGridProps = {
  format: CopyFormat
  size: IconSize
  ref: Ref<HTMLUListElement>
  names: readonly string[]
  /** An icon without a drawing leaves its space empty. */
  readDrawing: (name: string) => IconType | undefined
}

/** Icons with names; each button copies its name. */
export function IconGrid({ ref, names, readDrawing, format, size }: IconGridProps) {
  return (
    <chakra.ul ref={ref} tabIndex={-1} outline="none" css={gridCss} data-size={size}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`Copiar ${name}`}
            title={name}
            onClick={() => void copyText(() => buildCopy[format](name), `${name} copiado`)}
          >
            <Drawing Icon={readDrawing(name) ?? BlankIcon} />
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

/** One style for the grid: style props on a hundred icons would slow down each key press of a search. */
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
  '& svg': { boxSize: '24px' },
  '&[data-size="16"] svg': { boxSize: '16px' },
  '&[data-size="32"] svg': { boxSize: '32px' },
  '&[data-size="48"] svg': { boxSize: '48px' },
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
