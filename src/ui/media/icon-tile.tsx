import { Center } from '@chakra-ui/react'
import { CatalogueIcon } from './catalogue-icon.tsx'

export function IconTile({ name }: { name: string | undefined }) {
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
      <CatalogueIcon name={name} />
    </Center>
  )
}
