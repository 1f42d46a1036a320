import { documentOf } from '../../../domain/document.ts';
import { expect, test } from 'vitest';
import type { CvDocument, Line } from '../../../domain/document.ts';
import { judgeQuality } from './quality.ts';

function pageOf(text: string, change: Partial<CvDocument> = {}, hidden: Line['hidden'] = null): CvDocument {
  const lines = text.split('\n').map((line, index) => ({
    page: 1,
    line: index + 1,
    text: line,
    x: 0,
    y: 0,
    width: 0,
    fontSize: 10,
    fontName: '',
    bold: false,
    color: '#000000',
    hidden,
    column: 0,
  }));
  return documentOf(lines, { source: 'pdf', ...change });
}

const ENGLISH =
  'Jane Roe\njane@example.org\nWarehouse manager with nine years of experience\nLed a team of twelve and cut losses by 8%\nTrained new staff in safety and stock control';
const READABLE = {
  English: ENGLISH,
  German:
    'Berufserfahrung\nStellvertretende Filialleiterin bei Muster GmbH, Führung von neun Mitarbeitenden\nVerantwortlich für Warenbestellung und Kassenabrechnung\nAusbildung zur Detailhandelsfachfrau',
  French:
    'Expérience professionnelle\nResponsable de la boutique et de trois vendeuses\nGestion des stocks, des commandes et des plannings\nFormation continue en comptabilité pour petites entreprises',
  Spanish:
    'Experiencia laboral\nEncargado de almacén en una empresa de transporte\nCoordinación de los equipos de carga y descarga\nFormación profesional de segundo grado',
  Polish:
    'Doświadczenie zawodowe\nKierownik zmiany w zakładzie produkcyjnym\nNadzór nad pracą zespołu oraz kontrola jakości wyrobów\nWykształcenie średnie techniczne',
  Czech: 'Pracovní zkušenosti\nVedoucí směny ve výrobním závodě\nŘízení týmu a kontrola kvality na pracovišti\nStřední průmyslová škola strojní v Brně',
  Finnish: 'Työkokemus\nVuoropäällikkö tuotantolaitoksessa\nTiimin johtaminen ja laadunvalvonta sekä uusien työntekijöiden perehdytys\nKoulutus ja kurssit',
  Turkish: 'İş deneyimi\nÜretim tesisinde vardiya amiri olarak görev aldı\nEkip yönetimi ve kalite kontrol için süreçler geliştirdi\nMeslek lisesi mezunu',
  Hungarian:
    'Szakmai tapasztalat\nMűszakvezető egy termelő üzemben\nA csapat irányítása és az új munkatársak betanítása\nMűszaki középiskola, érettségi vizsga',
  Russian:
    'Опыт работы\nНачальник смены на производственном предприятии\nРуководство коллективом и контроль качества продукции\nСреднее техническое образование',
  Greek: 'Επαγγελματική εμπειρία\nΥπεύθυνη βάρδιας σε εργοστάσιο τροφίμων\nΕκπαίδευση νέων συναδέλφων και έλεγχος ποιότητας\nΤεχνικό λύκειο',
  Chinese:
    '工作经历\n负责公司产品的开发和管理工作，带领八人团队完成年度目标\n教育背景\n上海某大学，计算机科学专业，本科，主要课程包括数据结构和操作系统\n语言能力：英语良好，日语基础\n技能：数据分析，项目管理，市场推广，客户服务，合同谈判，成本控制，人员培训',
  Japanese:
    '職務経歴書\n株式会社サンプルにて店舗の運営と新人の教育を担当しました。\n売上の管理、在庫の調整、お客様への対応を行いました。\n資格：普通自動車免許、簿記二級\n自己紹介：明るく前向きに仕事に取り組み、周りの人と協力することを大切にしています。',
  Korean:
    '경력 사항\n물류 회사에서 창고 관리와 직원 교육을 담당하였습니다\n재고 조사와 안전 점검을 실시하고 보고서를 작성하였습니다\n학력: 고등학교 졸업, 직업 훈련 과정 수료\n자격증과 어학 능력 및 컴퓨터 활용 능력을 갖추고 있으며 성실하게 근무하겠습니다',
  Arabic: 'الخبرة المهنية\nمدير مستودع في شركة نقل كبيرة\nالإشراف على فريق العمل ومراقبة المخزون وتدريب الموظفين الجدد\nالتعليم الثانوي المهني',
};

test.each(Object.entries(READABLE))('a CV in %s is readable', (_, text) => {
  expect(judgeQuality(pageOf(text))).toEqual({ ok: true });
});

const shifted = (text: string, by: number): string =>
  text.replace(/[a-z]/giu, (char) =>
    String.fromCodePoint((((char.toLowerCase().codePointAt(0) ?? 97) - 97 + by) % 26) + (char === char.toLowerCase() ? 97 : 65)),
  );

test.each([3, 5, 13, 20])('letters shifted by %i are garbled', (by) => {
  expect(judgeQuality(pageOf(shifted(ENGLISH, by)))).toEqual({ ok: false, reason: 'garbled' });
});

test.each([
  ['codes of glyphs', '! " # $ %& ( $ (! # ) * # +) + ! ( , - (! - !! • ! $ $ * ) - . "+ * * ! ,- | # $ , - ! • /0%1, | # . 2 | 3 " ) 4 () ( & '.repeat(3)],
  ['letters between signs', Array.from({ length: 30 }, (_, index) => `w${index % 7}<q{${index}]r~`).join(' ')],
  ['letters of several alphabets', Array.from({ length: 30 }, () => 'aяλ бcα xюρ').join(' ')],
  ['seldom Han signs', Array.from({ length: 160 }, (_, index) => String.fromCodePoint(0x5e80 + index * 37)).join('')],
])('%s are garbled', (_, text) => {
  expect(judgeQuality(pageOf(text))).toEqual({ ok: false, reason: 'garbled' });
});

test('a picture of a page with no text, or a stamp only, is a scan', () => {
  const images = [{ page: 1, x: 0, y: 0, width: 595, height: 842 }];
  expect(judgeQuality(pageOf('', { images }))).toEqual({ ok: false, reason: 'scan' });
  expect(judgeQuality(pageOf('Scanned with an app', { images }))).toEqual({ ok: false, reason: 'scan' });
});

test('a portrait does not make a scan, and hidden text is no text', () => {
  expect(judgeQuality(pageOf('Jane Roe', { images: [{ page: 1, x: 0, y: 0, width: 90, height: 120 }] }))).toEqual({ ok: false, reason: 'empty' });
  expect(judgeQuality(pageOf(ENGLISH, {}, 'white'))).toEqual({ ok: false, reason: 'empty' });
});
