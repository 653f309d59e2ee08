import type { AssistantTexts } from '../texts';

export const chinese: AssistantTexts = {
  language: '中文',
  title: 'AI 助手',
  open: '询问助手',
  close: '关闭助手',
  minimize: '最小化',
  restore: '返回对话',
  expand: '放大',
  shrink: '缩小',
  chooseLanguage: '语言',
  placeholder: '请输入您的问题',
  send: '发送',
  typing: '助手正在输入',
  conversation: '对话',
  you: '您',
  welcome: '您好。您可以问我关于锁定、公证人、文件、要求或价格的问题。',
  note: '若已配置语言模型，则由模型回答；否则使用我们自己的文本。不构成法律意见。',
  quickQuestions: ['如何预约公证人？', '需要多少钱？', '我的房契如何得到保护？'],
  words: {
    cancel: ['取消'],
    book: ['预约', '公证'],
    documents: ['文件', '上传'],
    security: ['安全', '加密'],
    requirements: ['要求', '页边距', '县'],
    pricing: ['价格', '费用', '多少钱'],
    deedguard: ['锁定'],
    protection: ['保护', '房契'],
    vault: ['保险库'],
    blockchain: ['区块链', '证明', '日志'],
  },
  answers: {
    cancel:
      '在公证人接单之前，或距离预约还有 2 小时以上时，取消上门服务免费。之后，或您同意提前开始的服务已在进行时，收费 {cancel}；如果上门公证人已经出发，则为 {cancelMobile}。请在[您的请求](/dashboard/client)中打开该请求，选择 Cancel request：确认前会显示费用。',
    book: '在[预约公证人](/notary-booking)填写地点、事由和时间，比较价格、距离和评分后选择。',
    documents:
      '[文件保险库](/document-vault)加密保存 PDF、Word 和图片文件。您可以遮盖 PDF 和图片中的内容，并分享会过期的副本；Word 文件请先另存为 PDF。[文件生成器](/ai-document-generator)可为五个州填写契据、遗嘱和合同。',
    security:
      '文件以 AES-256 加密，各有自己的密钥。通行密钥和 PIN 保护敏感操作。详见[安全白皮书](/security/whitepaper)。',
    requirements:
      '登记处对文件的要求见[登记要求](/recording/requirements)，各州对公证人的要求见[州文件](/state-documents)。',
    atlas: '[ATLAS AI](/atlas-ai) 显示我们的规则在 PDF 中看到的内容，以及您每周的警报。',
    pricing:
      '房契保护一次性收费 {lock}。套餐每月 {basic} 起，Professional Guard 每月 {professional}。上门服务在预约前显示价格：[价格](/pricing)。',
    deedguard:
      '[DeedGuard](/deedguard) 以一次性 {lock} 锁定房契：对您的声明留下带日期的证据、发送警报，并用您的代码解除。它不能阻止县政府登记文件。',
    protection:
      '填写地址和业主姓名即可[保护房产](/deedguard-protection)。锁定立即生效，您在 7 天内支付 {lock}。',
    vault: '[保险库](/vault)加密保存房产文件，并证明它们存入的日期。',
    blockchain:
      '锁定和文件会记入只能增加的公开日志。任何人都可以不经我们[验证证明](/verify)。它不是加密货币。',
  },
  other: '我明白您在询问这个问题。我可以介绍锁定、公证人、文件、要求和价格，您也可以[联系我们](/contact)。',
};
