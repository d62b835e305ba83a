import { Button } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuUpload } from 'react-icons/lu'
import { touchHeight } from '@/ui/touch-height.ts'

/** Asks for the file of an exported case. */
export function ImportButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="outline"
        colorPalette="neutral"
        minH={touchHeight}
        onClick={() => input.current?.click()}
      >
        <LuUpload aria-hidden="true" /> Importar caso
      </Button>
      <input
        ref={input}
        type="file"
        accept=".caso,application/json"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onFile(file)
          // Lets the user choose the same file again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
