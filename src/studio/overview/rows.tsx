import { Box, Button, chakra, Flex, Heading, Link, Text } from '@chakra-ui/react'
import type { PartOrigin, ShownPart } from '@manifest/contract/studio-content.ts'
import { type ReactNode, useId } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { uniqueKeys } from '@/lib/unique-keys.ts'
import { CatalogueIcon } from '@/ui/media/catalogue-icon.tsx'
import { panelSurface } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { PositionLink } from './links.tsx'

export const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    ...panelSurface,
    overflow: 'clip',
    '& > li + li': { borderTopWidth: '1px' },
  },
})

type RowProps = {
  id?: string
  children: ReactNode
  position: string
  /** Content of the full width, below the entry. */
  below?: ReactNode
}

/** An entry, with the link to its position below. */
export function Row({ id, children, position, below }: RowProps) {
  return (
    <chakra.li id={id} px="4" py="3" tabIndex={-1}>
      {children}
      <Box mt="1" maxW="full">
        <PositionLink position={position} />
      </Box>
      {below}
    </chakra.li>
  )
}

type EntryTitleProps = {
  as?: 'h3' | 'h4'
  /** The name of an icon. */
  icon?: string | undefined
  /** A title, or a path shown as code. */
  title: string
  isCode?: boolean
  href?: string | undefined
  /** A path beside the title. */
  path?: string
  children?: ReactNode
  description?: ReactNode
}

export function EntryTitle({
  as = 'h3',
  icon,
  title,
  isCode,
  href,
  path,
  children,
  description,
}: EntryTitleProps) {
  return (
    <>
      <Flex align="center" columnGap="2.5" rowGap="1" wrap="wrap">
        {icon !== undefined && (
          <Box as="span" fontSize="18px" color="fg.muted">
            <CatalogueIcon name={icon} />
          </Box>
        )}
        <Heading
          as={as}
          textStyle={as === 'h3' ? 'h3' : 'body'}
          fontWeight="600"
          fontFamily={isCode ? 'mono' : undefined}
          fontSize={isCode ? '14px' : undefined}
          overflowWrap="anywhere"
        >
          {href === undefined ? (
            title
          ) : (
            <Link href={href} color="fg" _hover={{ color: 'primary.fg' }}>
              {title}
            </Link>
          )}
        </Heading>
        {path !== undefined && (
          <Text as="span" color="fg.muted" textStyle="small" fontFamily="mono">
            {path}
          </Text>
        )}
        {children}
      </Flex>
      {description && (
        <Text mt="1" color="fg.muted" overflowWrap="anywhere">
          {description}
        </Text>
      )}
    </>
  )
}

/** Names and values of an entry in one line. Empty values are left out. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const present = facts.filter(([, value]) => value)
  if (present.length === 0) return null
  const keys = uniqueKeys(present.map(([name]) => name))
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mt="2" textStyle="small">
      {present.map(([name, value], index) => (
        <chakra.div key={keys[index]} display="flex" alignItems="baseline" gap="2" minW="0">
          <chakra.dt color="fg.subtle" flexShrink="0">
            {name}
          </chakra.dt>
          <chakra.dd color="fg.muted" minW="0" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}

type FoldProps = {
  name: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** Renders its children only while it is open. */
export function Fold({ name, isOpen, onToggle, children }: FoldProps) {
  const id = useId()
  return (
    <Box mt="2">
      <Button
        variant="ghost"
        size="xs"
        minH={touchHeight}
        ms="-2"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Partes de ${name}`}
        onClick={onToggle}
        css={{
          '& svg': { transition: 'transform 150ms' },
          '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
        }}
      >
        <LuChevronDown aria-hidden="true" /> Partes
      </Button>
      <Box id={id} hidden={!isOpen} pt="3">
        {isOpen && children}
      </Box>
    </Box>
  )
}

const origins: Record<PartOrigin, string | undefined> = {
  own: undefined,
  defaults: 'de defaults',
  appended: 'somado',
}

export function PartsTable({ title, parts }: { title: string; parts: ShownPart[] }) {
  if (parts.length === 0) return null
  return (
    <section aria-label={title}>
      <Text textStyle="small" color="fg.subtle" mb="1">
        {title}
      </Text>
      <chakra.ul listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {parts.map((part) => (
          <chakra.li
            key={`${part.position} ${part.name}`}
            display="flex"
            flexWrap="wrap"
            alignItems="baseline"
            columnGap="2.5"
            rowGap="0.5"
            py="1.5"
          >
            <Text as="span" fontWeight="500" overflowWrap="anywhere">
              {part.detail ?? part.name}
            </Text>
            <Text as="span" flex="1" color="fg.muted" textStyle="small">
              {[part.kind, part.isRequired && 'obrigatório', origins[part.origin]]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <PositionLink position={part.position} />
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  )
}
