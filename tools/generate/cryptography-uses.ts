/** What each file uses cryptography for, and with which key. `root`: derived from the root (ADR 0087). */
export const uses: Readonly<Record<string, { key?: string; purpose: string }>> = {
  'contract/envelope-client.ts': {
    key: '256 bits for each direction, agreed with the browser’s P-256 key',
    purpose: 'the envelope of each call, the browser’s half',
  },
  'contract/envelope.ts': { purpose: 'the envelope’s headers and the input of its key derivation (JOSE)' },
  'providers/access/access-parts.ts': {
    key: 'the bank’s, set (`BANK_SIGNING_KEY`)',
    purpose: 'which algorithm a signing key stands for',
  },
  'providers/access/host-access.ts': {
    key: 'the bank’s, set (`BANK_SIGNING_KEY`)',
    purpose: 'a signature over the bodies that are sent to the bank’s systems (detached JWS)',
  },
  'providers/notification-wire.ts': {
    key: '256 to 512 bits, set (`NOTIFICATION_SECRET`)',
    purpose: 'who sent a notification',
  },
  'providers/video-kyc/turn-wire.ts': {
    key: 'shared with the relay, set (`TURN_SECRET`)',
    purpose: 'time-limited passwords for the TURN relay, as its protocol asks',
  },
  'server/crypto/blind-index.ts': {
    key: '256 bits, root',
    purpose: 'look-ups of mobile numbers, PANs and the like without storing them',
  },
  'server/crypto/fingerprint.ts': {
    key: '256 bits, of the caller',
    purpose: 'whether answers are the same, without storing them',
  },
  'server/crypto/key-ring.ts': {
    key: '256 bits, master key or root',
    purpose: 'deriving keys by label; ids of master keys',
  },
  'server/crypto/keys.ts': {
    key: '256 bits',
    purpose: 'new data keys, the key file of a laptop, the check that a database belongs to a key',
  },
  'server/crypto/one-time-code.ts': {
    key: '256 bits, root',
    purpose: 'digits of one-time codes, and their keyed hashes',
  },
  'server/crypto/pin.ts': {
    key: '256 bits, root',
    purpose: 'the card’s PIN: 19 MiB, two passes, 128-bit salt; which root’s key that was',
  },
  'server/crypto/pkcs11.ts': {
    key: 'AES-256 in an HSM',
    purpose: 'wrapping data keys where the master key can’t be taken out',
  },
  'server/crypto/sealing.ts': {
    key: '256 bits, of an application, the master key or root',
    purpose: 'personal data at rest, and wrapped keys; 96-bit IV, 128-bit tag, bound to its place',
  },
  'server/crypto/token.ts': {
    purpose: 'tokens of sessions, links and calls (128 to 256 random bits), stored hashed; reference numbers',
  },
  'server/http/docs.ts': { purpose: 'the Content-Security-Policy’s hash of the API page’s style' },
  'server/http/envelope.ts': {
    key: 'P-256, root, by generation',
    purpose: 'the envelope of each call, the server’s half',
  },
  'server/http/token.ts': { key: '256 bits, root', purpose: 'the token that each response renews (JWT)' },
  'server/pages/card-frame.ts': { purpose: 'the Content-Security-Policy’s hashes of the card frame' },
  'server/pages/last-builds.ts': { purpose: 'the name of a build' },
  'server/pages/page-document.ts': { purpose: 'the Content-Security-Policy’s hashes of inline scripts' },
  'server/pages/pages.ts': { purpose: 'ETags' },
  'server/services/card/reveal.ts': { key: '256 bits, root', purpose: 'the grant to see a card number for 30 seconds' },
  'server/master/contents.ts': { purpose: 'whether published master data is as it was published' },
  'server/services/consent/consents.ts': { purpose: 'which text was agreed to' },
  'server/services/documents/receive.ts': { purpose: 'whether an uploaded file arrived whole' },
  'server/services/documents/whole-document.ts': { purpose: 'whether a document arrived whole at the bank' },
  'server/services/messages/send-message.ts': { purpose: 'a message’s reference, the same at each attempt' },
  'server/services/notice/made-letters.ts': { purpose: 'finding a letter that was made before' },
  'server/store/answers-in-words.ts': { purpose: 'which words were shown' },
  'server/store/audit-content.ts': { purpose: 'a digest of audit entries from before the chains' },
  'server/store/idempotency-row.ts': { key: '256 bits, root', purpose: 'whether a repeated call has the same body' },
  'server/store/links.ts': { key: '256 bits, root', purpose: 'tokens of links in messages' },
  'server/store/migrate.ts': { purpose: 'whether a migration is the one that was run' },
  'server/store/migrations/0020-chained-audit.sql': {
    purpose: 'the chains of audit and consents, computed by PostgreSQL',
  },
  'server/store/migrations/0026-master-versions.sql': {
    purpose: 'that a published file is what its hash says, checked by PostgreSQL',
  },
  'server/store/notices.ts': { purpose: 'which text a notice had' },
  'server/store/pglite.ts': { purpose: 'the name of a laptop’s database socket' },
  'server/store/audit-cut.ts': { key: '256 bits, root', purpose: 'signatures of what was removed of a chain' },
  'server/store/seal-audit.ts': { key: '256 bits, root', purpose: 'seals over the heads of the chains' },
  'server/store/verify-audit.ts': { purpose: 'computing the chains again' },
  'bank/consent-audio.ts': { purpose: 'whether a recording belongs to a consent’s text' },
  'bank/load.ts': { purpose: 'the version of the master data' },
  'bank/read-files.ts': { purpose: 'whether the files of the master data changed' },
  'web/session/other-tabs.ts': { purpose: 'the name under which tabs find each other' },
  'web/uploads/md5.ts': {
    purpose: 'opening PDFs with an empty password, in the browser (ISO 32000); protects nothing',
  },
  'web/uploads/pdf-empty-password.ts': {
    purpose: 'opening PDFs with an empty password, in the browser (ISO 32000); protects nothing',
  },
  'web/uploads/send-file.ts': { purpose: 'whether an uploaded file arrived whole' },
}
