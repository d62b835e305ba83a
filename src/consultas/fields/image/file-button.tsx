import { chakra, useRecipe } from '@chakra-ui/react'
import type { RefAttributes } from 'react'
import { LuImageUp } from 'react-icons/lu'
import { useFieldControl } from '@/ui/field-control.ts'
import { imageTypes } from './signature.ts'

type FileButtonProps = RefAttributes<HTMLInputElement> & {
  name: string
  text: string
  /** The id of what says which files are taken. */
  hintId: string
  onFiles: (files: FileList) => void
  onBlur: () => void
}

/** The control is unseen: who reaches it by keyboard sees where they are at the button. */
const focusRing = {
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const

/** The browser's own file control, unseen over a button of ours: its text would be in the browser's language. */
export function FileButton({ ref, name, text, hintId, onFiles, onBlur }: FileButtonProps) {
  const recipe = useRecipe({ key: 'button' })
  const { 'aria-describedby': described, ...control } = useFieldControl()
  return (
    <chakra.label
      htmlFor={control.id}
      css={[recipe({ variant: 'outline', size: 'sm' }), focusRing]}
      colorPalette="neutral"
      position="relative"
      overflow="hidden"
      bg="bg.panel"
      borderColor="border.control"
      _hover={{ bg: 'bg.hover' }}
    >
      <LuImageUp aria-hidden="true" /> {text}
      <chakra.input
        {...control}
        ref={ref}
        type="file"
        name={name}
        accept={imageTypes.join(',')}
        aria-describedby={[described, hintId].filter(Boolean).join(' ')}
        // Without one the browser shows its own, which speaks of no file.
        title={text}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
        fontSize="0"
        onChange={({ currentTarget }) => currentTarget.files && onFiles(currentTarget.files)}
        onBlur={onBlur}
      />
    </chakra.label>
  )
}
