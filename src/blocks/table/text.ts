import { createListTexts } from './list-texts.ts'

export const tableTexts = createListTexts<'table'>((block) => block)
