import { Button, Kbd, Text } from '@chakra-ui/react'
import { LuSearch } from 'react-icons/lu'
import { openPalette } from './palette-state.ts'

/** Opens the search, like Ctrl+K and `/`. */
export function SearchButton() {
  return (
    <Button
      aria-keyshortcuts="Control+K /"
      variant="ghost"
      colorPalette="neutral"
      color="fg.muted"
      fontWeight="400"
      gap="2.5"
      borderWidth={{ base: '0', md: '1px' }}
      borderColor="border"
      minW={{ base: 'auto', md: '240px' }}
      justifyContent="flex-start"
      onClick={openPalette}
    >
      <LuSearch />
      <Text
        as="span"
        flex="1"
        textAlign="start"
        _rtl={{ textAlign: 'right' }}
        css={{ mdDown: { srOnly: true } }}
      >
        Buscar
      </Text>
      <Kbd display={{ base: 'none', md: 'inline-flex' }} size="sm" wordSpacing="normal" aria-hidden="true">
        Ctrl K
      </Kbd>
    </Button>
  )
}
