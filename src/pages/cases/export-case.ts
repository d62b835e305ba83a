import { saveNow } from '@/cases/autosave.ts'
import { downloadCase } from '@/cases/case-file-work.ts'
import { storeProblemTexts } from '@/cases/case-texts.ts'
import { readCase } from '@/cases/store.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** Downloads a case as it is stored. The changes of an open one are saved first. */
export async function exportCase(id: string): Promise<void> {
  await saveNow()
  const stored = await readCase(id)
  if ('problem' in stored) return notify.error(storeProblemTexts[stored.problem], { duration: 6000 })
  const isDownloaded = await downloadCase(stored.value).then(
    () => true,
    () => false,
  )
  if (isDownloaded) notify.success('Caso exportado, ainda cifrado')
  else
    notify.error('Não foi possível fazer o arquivo. O caso continua aqui: tente de novo.', { duration: 6000 })
}
