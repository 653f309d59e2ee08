import type { AssistantTexts } from '../texts';

export const japanese: AssistantTexts = {
  language: '日本語',
  title: 'AI アシスタント',
  open: 'アシスタントに聞く',
  close: 'アシスタントを閉じる',
  minimize: '最小化',
  restore: '会話に戻る',
  expand: '大きくする',
  shrink: '小さくする',
  chooseLanguage: '言語',
  placeholder: '質問を入力してください',
  send: '送信',
  typing: 'アシスタントが入力中です',
  conversation: '会話',
  you: 'あなた',
  welcome: 'こんにちは。ロック、公証人、書類、要件、料金についてお尋ねください。',
  note: '言語モデルが設定されている場合はモデルが、そうでない場合は当社の文章で回答します。法的助言ではありません。',
  quickQuestions: ['公証人を予約するには？', '料金はいくらですか？', '権利証はどう守られますか？'],
  words: {
    cancel: ['キャンセル', '取り消', '取消'],
    book: ['予約', '公証'],
    documents: ['書類', '文書', 'アップロード'],
    security: ['安全', '暗号', 'セキュリティ'],
    requirements: ['要件', '余白', '郡'],
    pricing: ['料金', '価格', 'いくら', '費用'],
    deedguard: ['ロック'],
    protection: ['保護', '守', '権利証'],
    vault: ['保管庫'],
    blockchain: ['ブロックチェーン', '証明', 'ログ'],
  },
  answers: {
    cancel:
      '公証人が決まる前、または予約まで2時間を超えていれば、訪問のキャンセルは無料です。その後、または早めの開始に同意した訪問がすでに始まっているときは {cancel}、出張の公証人がすでに向かっている場合は {cancelMobile} かかります。[ご依頼](/dashboard/client)で依頼を開き、Cancel request を選んでください。確定の前に料金が表示されます。',
    book: '[公証人を予約](/notary-booking)で場所、内容、日時を入力し、料金、距離、評価を比べて選びます。',
    documents:
      '[書類保管庫](/document-vault)は PDF、Word、画像を暗号化して保管します。PDF と画像は墨消しや期限付きの共有もできます。Word ファイルは先に PDF として保存してください。[書類作成](/ai-document-generator)では、五つの州の証書、遺言、契約書を作れます。',
    security:
      '書類はそれぞれの鍵を使い AES-256 で暗号化されます。パスキーと PIN が重要な操作を守ります。詳しくは[セキュリティ資料](/security/whitepaper)をご覧ください。',
    requirements:
      '登記所が求めるものは[登記の要件](/recording/requirements)、州が公証人に求めるものは[州の書類](/state-documents)にあります。',
    atlas: '[ATLAS AI](/atlas-ai) は、当社の規則が PDF から読み取ったことと、週ごとのアラートを表示します。',
    pricing:
      '権利証の保護は {lock}（1 回限り）です。プランは月額 {basic} から、Professional Guard は月額 {professional} です。訪問の料金は予約前に表示されます：[料金](/pricing)。',
    deedguard:
      '[DeedGuard](/deedguard) は 1 回限り {lock} で権利証をロックします。申告内容の日付入りの証拠、アラート、コードによる解除が含まれます。郡の登記を止めることはできません。',
    protection:
      '住所と所有者名で[不動産を保護](/deedguard-protection)します。ロックはすぐに有効になり、7 日以内に {lock} をお支払いいただきます。',
    vault: '[保管庫](/vault)は不動産の書類を暗号化し、預かった日の証明とともに保管します。',
    blockchain:
      'ロックと書類は、追記のみの公開ログに記録されます。どなたでも当社を介さずに[証明を確認](/verify)できます。暗号通貨ではありません。',
  },
  other:
    'そのことについてのお尋ねですね。ロック、公証人、書類、要件、料金についてご案内できます。[お問い合わせ](/contact)もご利用ください。',
};
