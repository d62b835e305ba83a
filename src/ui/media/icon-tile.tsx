import { Center } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CatalogueIcon } from './catalogue-icon.tsx'

type IconTileProps = {
  /** The name of an icon of the catalogue. */
  name?: string | undefined
  /** Another icon. */
  children?: ReactNode
}

export function IconTile({ name, children }: IconTileProps) {
  return (
    <Center
      aria-hidden="true"
      flexShrink="0"
      boxSize="10"
      borderRadius="control"
      bg="primary.subtle"
      color="primary.fg"
      fontSize="20px"
    >
      {children ?? <CatalogueIcon name={name} />}
    </Center>
  )
}
