import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { supplierRequest } from '../../../manifest/schema/supplier-request.ts'
import { suppliersFile } from '../../../manifest/schema/suppliers.ts'
import { gatewayGuide, readBlocks } from '../../docs/support/guide-blocks.ts'

const consulta = z.looseObject({ supplier: supplierRequest })

/** A part of suppliers.yaml may show suppliers alone, without the key above them. */
const readPart = (part: object) => ('supplier' in part || 'suppliers' in part ? part : { suppliers: part })

it.each(readBlocks(gatewayGuide, 'yaml'))('is valid at line $line', ({ text }) => {
  const part = readPart(parse(text))
  const { error } = ('supplier' in part ? consulta : suppliersFile).safeParse(part)
  expect(error?.issues ?? []).toEqual([])
})
