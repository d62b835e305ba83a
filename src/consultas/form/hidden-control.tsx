import { Box, IconButton } from '@chakra-ui/react'
import type { Field } from '@manifest/schema/field.ts'
import { LuEye } from 'react-icons/lu'
import { hideByKind } from '@/formats/format-by-kind.ts'
import { showFollowed } from '@/state/reveal.ts'
import { Input } from '@/ui/forms/field.tsx'

type HiddenControlProps = { field: Field; value: string }

/** Stands in for the control of a value that the user followed while it was hidden, until the user shows it. */
export const HiddenControl = ({ field: { kind, name, label }, value }: HiddenControlProps) => (
  <Box position="relative" width="full">
    <Input name={name} readOnly defaultValue={hideByKind(kind, value)} pe="11" />
    <IconButton
      size="xs"
      variant="ghost"
      position="absolute"
      top="4px"
      insetEnd="4px"
      aria-label={`Mostrar ${label}`}
      onClick={() => showFollowed(kind, value)}
    >
      <LuEye />
    </IconButton>
  </Box>
)
