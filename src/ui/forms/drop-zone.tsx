import { Flex, type FlexProps } from '@chakra-ui/react'
import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { useFieldControl } from './field-control.ts'

type DropZoneProps = FlexProps & { onFiles: (files: FileList) => void; children: ReactNode }

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** Prevents the browser from opening a file that the user drops outside the zone. */
function usePreventStrayDrops() {
  useEffect(() => {
    const preventDrop = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    window.addEventListener('dragover', preventDrop)
    window.addEventListener('drop', preventDrop)
    return () => {
      window.removeEventListener('dragover', preventDrop)
      window.removeEventListener('drop', preventDrop)
    }
  }, [])
}

/** A drop zone for files, highlighted on drag over. Other props go to the box. */
export function DropZone({ onFiles, children, ...box }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  usePreventStrayDrops()
  const isInvalid = useFieldControl()['aria-invalid']
  const enter = (event: DragEvent) => setOver(hasFiles(event.dataTransfer))
  return (
    <Flex
      data-zone={isOver ? 'over' : ''}
      direction="column"
      align="flex-start"
      gap="3"
      p="3"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'primary.solid' : isInvalid ? 'border.error' : 'border.control'}
      bg={isOver ? 'primary.subtle' : 'bg.subtle'}
      borderRadius="control"
      transition="background-color 150ms, border-color 150ms"
      {...box}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Ignore moves between children of the zone.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles(event.dataTransfer.files)
      }}
    >
      {children}
    </Flex>
  )
}
