import { Box } from '@chakra-ui/react'
import { LuSearch } from 'react-icons/lu'
import { Input } from './input.tsx'

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** A field that filters what is below it while one types. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <Box position="relative" width="full" maxW={{ md: '360px' }}>
      <Box
        position="absolute"
        insetBlock="0"
        insetStart="3"
        display="grid"
        placeItems="center"
        color="fg.muted"
        pointerEvents="none"
      >
        <LuSearch aria-hidden="true" />
      </Box>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        ps="9"
        bg="bg.panel"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  )
}
