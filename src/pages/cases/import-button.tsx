import { Button } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuUpload } from 'react-icons/lu'
import { importProblemTexts, readCaseFile } from '@/cases/case-file.ts'
import { inUseText, openProblemTexts } from '@/cases/case-texts.ts'
import { importCase } from '@/cases/import-case.ts'
import type { CaseHead, CaseRecord } from '@/cases/record.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { touchHeight } from '@/ui/touch-height.ts'

type ImportButtonProps = {
  /** Called if the browser has a case with the same id. */
  onExisting: (record: CaseRecord, existing: CaseHead) => void
}

/** Reads an exported case from a file. It stays encrypted: opening it asks for the passphrase. */
export function ImportButton({ onExisting }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  async function read(file: File | undefined) {
    if (!file) return
    const record = await readCaseFile(file)
    if ('problem' in record) return notify.error(importProblemTexts[record.problem], { duration: 6000 })
    const existing = await storeImported(record, false)
    if (existing) onExisting(record, existing)
  }
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
          void read(currentTarget.files?.[0])
          // Lets the user choose the same file again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

/** Stores an imported case and notifies the user. Returns the case with the same id if the user must decide. */
export async function storeImported(record: CaseRecord, mayReplace: boolean): Promise<CaseHead | undefined> {
  const result = await importCase(record, mayReplace)
  if ('existing' in result) return result.existing
  if ('imported' in result) notify.success('Caso importado')
  else
    notify.error(result.problem === 'in-use' ? inUseText : openProblemTexts[result.problem], {
      duration: 6000,
    })
  return undefined
}
