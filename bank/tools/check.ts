/** Checks whether a bank's folder can be used: `node bank/tools/check.ts [folder]`. */
import { MasterDataError } from '../fault.ts'
import { defaultFolder, loadMasterData } from '../load.ts'

const folder = process.argv[2] ?? defaultFolder
try {
  const { version, products, pincodes } = loadMasterData(folder)
  process.stdout.write(`${folder}: good, version ${version}, ${products.length} cards, ${pincodes.size} pincodes\n`)
} catch (error) {
  if (!(error instanceof MasterDataError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
