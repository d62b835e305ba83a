import { Text } from '@chakra-ui/react'
import { type ReactNode, type RefObject, useId } from 'react'
import { LuUpload } from 'react-icons/lu'
import { DropZone, FileButton } from '@/ui/forms/file-button.tsx'
import { Small } from '../basics.tsx'
import type { FileRules } from './file-rules.ts'

type FileDropProps = {
  invitation: string
  button: string
  rules: FileRules
  /** The rules in words. */
  hint: ReactNode
  input: RefObject<HTMLInputElement | null>
  onFiles: (files: FileList) => void
}

/** An area for dropped files, with a button that chooses them. */
export function FileDrop({ invitation, button, rules, hint, input, onFiles }: FileDropProps) {
  const id = useId()
  return (
    <DropZone onFiles={onFiles} align="center" py="6" textAlign="center">
      <LuUpload aria-hidden="true" size="24" />
      <Text>{invitation}</Text>
      <FileButton
        ref={input}
        icon={<LuUpload aria-hidden="true" />}
        text={button}
        accept={rules.endings.join(',')}
        multiple
        hintId={id}
        onFiles={onFiles}
      />
      <Small id={id}>{hint}</Small>
    </DropZone>
  )
}
