/// The words by which documents in other languages say what the rules know in English.
///
/// A language is a table: to add one, or a word of one, add it here. A word may stand in one table
/// only, and must be no word of English that means something else.
struct Vocabulary {
  /// The English name of the language.
  var language: String
  /// Words, in lower case, and the English word that each is read as.
  var words: [String: String]
  /// Ends of compound words: `Einblenddauer`.
  var endings: [String: String] = [:]
  /// Whether words are written without space between them: then a word counts wherever it stands.
  var isJoined = false
}

extension Vocabulary {
  static let german = Vocabulary(
    language: "German",
    words: [
      "sekunde": "second", "sekunden": "seconds", "sek": "seconds", "millisekunde": "ms",
      "millisekunden": "ms", "minuten": "minutes", "bilder": "frames", "einzelbilder": "frames",
      "dauer": "duration", "dauert": "lasts", "dauern": "last", "länge": "duration",
      "gesamt": "total", "verzögerung": "delay",
      "verzögerungen": "delays", "verzögert": "delayed",
      "drehen": "rotate", "umdrehung": "rotation", "wartet": "waits",
      "wartezeit": "delay", "pausiert": "pauses", "nach": "after", "später": "later",
      "beginnt": "begins", "startet": "starts", "beginn": "start", "ab": "starting", "bis": "to",
      "jeweils": "each", "pro": "per", "versatz": "stagger", "versetzt": "staggered",
      "gestaffelt": "staggered", "staffeln": "staggered", "staffelung": "stagger",
      "verkürzt": "shortened", "reduziert": "reduced", "erhöht": "raised", "unter": "under",
      "nacheinander": "staggered",
      "abstand": "gap", "zwischen": "between", "karten": "cards",
      "buchstaben": "letters", "kacheln": "tiles", "höchstens": "under",
      "maximal": "max", "mindestens": "minimum", "endlos": "infinite", "endlosschleife": "infinite",
      "unendlich": "infinite", "schleife": "loop", "wiederholt": "repeats",
      "wiederholungen": "repeats", "kurve": "easing", "verlauf": "easing", "und": "and",
      "animationsdauer": "duration", "von": "of", "etwa": "about", "circa": "about",
      "übergang": "transition", "blendet": "fades", "dreht": "rotates", "bewegt": "moves",
      "anfang": "start", "ende": "end", "bei": "at", "mal": "times", "zweimal": "twice",
      "dreimal": "thrice", "zwei": "two", "drei": "three", "vier": "four", "fünf": "five",
      "sechs": "six", "sieben": "seven", "acht": "eight", "zehn": "ten",
      "anschließend": "then", "danach": "then", "dann": "then", "zuerst": "first",
      "schließlich": "finally", "zuletzt": "finally", "gesamtdauer": "total",
      "gesamtlänge": "total", "winkt": "waves", "schwingt": "swings", "zittert": "shakes",
      "dehnt": "stretches",
      "gleitet": "slides", "schiebt": "slides", "fährt": "moves", "wächst": "grows",
      "schrumpft": "shrinks", "erscheint": "appears", "verschwindet": "disappears",
      "rotiert": "rotates", "pulsiert": "pulses", "skaliert": "scales", "springt": "jumps",
      "hüpft": "bounces", "hüpfen": "bounce", "fällt": "falls", "steigt": "rises",
      "fliegt": "flies", "verblasst": "fades", "wackelt": "wiggles", "blinkt": "blinks",
      "wechselt": "swaps", "überlappt": "overlapping", "bild": "frame",
      "halbe": "half", "halben": "half", "vorherigen": "previous", "vorigen": "previous",
      "dämpfung": "damping", "steifigkeit": "stiffness", "masse": "mass", "feder": "spring",
      "karte": "card", "buchstabe": "letter", "kachel": "tile", "zeile": "row", "zeilen": "rows",
      "wert": "value", "rund": "about", "ungefähr": "about",
    ],
    endings: ["dauer": "duration", "verzögerung": "delay"])

  static let french = Vocabulary(
    language: "French",
    words: [
      "seconde": "second", "secondes": "seconds", "milliseconde": "ms", "millisecondes": "ms",
      "durée": "duration", "délai": "delay", "délais": "delays", "retard": "delay",
      "après": "after",
      "commence": "begins", "débute": "begins", "démarre": "begins", "démarrent": "begin",
      "commencent": "begin", "début": "start", "chaque": "each",
      "décalage": "stagger", "décalé": "staggered", "décalés": "staggered",
      "intervalle": "interval", "entre": "between", "boucle": "loop", "infini": "infinite",
      "cascade": "staggered", "lissage": "easing", "infinie": "infinite", "répète": "repeats",
      "courbe": "easing",
      "environ": "about", "jusqu": "to", "fondu": "fade", "dépasser": "exceed", "et": "and",
      "linéaire": "linear", "dure": "lasts", "durent": "last", "pendant": "for", "prend": "takes",
      "toutes": "every", "fois": "times", "apparaît": "appears", "apparaissent": "appear",
      "disparaît": "disappears", "glisse": "slides", "monte": "rises", "descend": "falls",
      "tourne": "rotates", "grandit": "grows", "rétrécit": "shrinks", "clignote": "blinks",
      "rebondit": "bounces", "images": "frames", "trois": "three", "quatre": "four", "cinq": "five",
      "totale": "total", "réduite": "reduced", "réduit": "reduced", "moins": "less",
      "ensuite": "then", "enfin": "finally", "puis": "then", "vol": "fly", "demi": "half",
      "précédent": "previous", "précédente": "previous",
      "amortissement": "damping", "amorti": "damping", "raideur": "stiffness",
      "rigidité": "stiffness", "masse": "mass", "par": "per", "écart": "stagger", "départ": "start",
      "icône": "icon", "icônes": "icons", "lettre": "letter", "lettres": "letters", "carte": "card",
      "cartes": "cards", "élément": "element", "éléments": "elements", "ligne": "row",
      "lignes": "rows", "tuile": "tile", "tuiles": "tiles", "mot": "word", "mots": "words",
      "réponse": "response", "ressort": "spring", "valeur": "value",
    ])

  static let italian = Vocabulary(
    language: "Italian",
    words: [
      "secondi": "seconds", "secondo": "second", "millisecondi": "ms", "millisecondo": "ms",
      "durata": "duration", "dura": "lasts", "durano": "last", "ritardo": "delay",
      "ritardi": "delays", "dopo": "after",
      "attesa": "delay", "inizia": "begins", "inizio": "start", "ogni": "every",
      "ciascuno": "each", "ciascuna": "each", "sfalsamento": "stagger", "sfalsati": "staggered",
      "scaglionati": "staggered", "intervallo": "interval", "ciclo": "loop", "infinito": "infinite",
      "infinita": "infinite", "ripete": "repeats", "curva": "easing", "massimo": "max",
      "fotogrammi": "frames", "fotogramma": "frame", "circa": "about", "dissolvenza": "fade",
      "pausa": "pause", "lineare": "linear", "volte": "times", "scorre": "slides",
      "ruota": "rotates", "appare": "appears", "appaiono": "appear", "scompare": "disappears",
      "cresce": "grows", "pulsa": "pulses", "lampeggia": "blinks", "entra": "enters",
      "esce": "exits", "scivola": "slides", "sfuma": "fades", "poi": "then", "impiega": "takes",
      "ridotta": "reduced", "ridotto": "reduced", "aumentata": "increased", "sotto": "under",
      "tre": "three", "quattro": "four", "cinque": "five", "infine": "finally", "mezzo": "half",
      "precedente": "previous",
      "smorzamento": "damping", "rigidezza": "stiffness", "rigidità": "stiffness", "massa": "mass",
      "lettera": "letter", "lettere": "letters",
      "icona": "icon", "icone": "icons", "riga": "row", "righe": "rows", "scheda": "card",
      "schede": "cards",
      "risposta": "response", "molla": "spring", "valore": "value",
    ])

  static let spanish = Vocabulary(
    language: "Spanish",
    words: [
      "segundo": "second", "segundos": "seconds", "seg": "seconds", "milisegundos": "ms",
      "milisegundo": "ms", "duración": "duration", "retardo": "delay", "retraso": "delay",
      "retrasos": "delays",
      "demora": "delay", "después": "after", "tras": "after", "comienza": "begins",
      "empieza": "begins", "inicio": "start", "cada": "every", "escalonado": "staggered",
      "escalonados": "staggered", "desfase": "stagger", "bucle": "loop", "repite": "repeats",
      "curva": "easing", "máximo": "max", "mínimo": "min", "fotogramas": "frames",
      "hasta": "to", "desvanecimiento": "fade", "y": "and", "lineal": "linear",
      "tarda": "takes", "tardan": "take", "veces": "times", "aparece": "appears",
      "aparecen": "appear", "desaparece": "disappears", "gira": "rotates", "crece": "grows",
      "encoge": "shrinks", "sube": "rises", "baja": "falls", "desliza": "slides",
      "parpadea": "blinks", "rebota": "bounces", "mueve": "moves", "luego": "then",
      "escala": "scales", "dos": "two", "tres": "three", "cuatro": "four", "cinco": "five",
      "cuadros": "frames", "valor": "value", "elemento": "element", "reducida": "reduced",
      "reducido": "reduced", "aumentada": "increased", "medio": "half",
      "anterior": "previous",
      "amortiguación": "damping", "amortiguamiento": "damping", "rigidez": "stiffness",
      "respuesta": "response", "resorte": "spring", "muelle": "spring", "masa": "mass",
      "letra": "letter", "letras": "letters", "tarjeta": "card", "tarjetas": "cards",
      "fila": "row", "filas": "rows", "icono": "icon", "iconos": "icons", "elementos": "elements",
    ])

  static let portuguese = Vocabulary(
    language: "Portuguese",
    words: [
      "milissegundos": "ms", "milissegundo": "ms", "duração": "duration", "atraso": "delay",
      "atrasos": "delays",
      "depois": "after", "após": "after", "começa": "begins", "início": "start",
      "escalonamento": "stagger", "laço": "loop", "repete": "repeats", "quadros": "frames",
      "até": "to", "máximo": "max", "intervalo": "interval", "leva": "takes", "vezes": "times",
      "surge": "appears", "surgem": "appear", "encolhe": "shrinks", "enche": "grows",
      "sobe": "rises", "dois": "two", "duas": "two", "três": "three", "quatro": "four",
      "desce": "falls", "pisca": "blinks", "aos": "at", "durante": "for",
      "quique": "bounces", "meio": "half", "reduzida": "reduced", "reduzido": "reduced",
      "volta": "comes",
      "amortecimento": "damping", "resposta": "response", "mola": "spring",
      "cartão": "card", "cartões": "cards", "ícone": "icon", "ícones": "icons", "linha": "row",
      "linhas": "rows",
    ])

  static let chinese = Vocabulary(
    language: "Chinese",
    words: [
      "毫秒": "ms", "秒钟": "seconds", "秒鐘": "seconds", "秒": "seconds", "帧": "frames",
      "幀": "frames", "分钟": "minutes", "持续": "duration", "持續": "duration", "时长": "duration",
      "時長": "duration", "时间": "duration", "時間": "duration", "延迟": "delay", "延遲": "delay",
      "之后": "later", "以后": "later", "后": "later", "後": "later", "间隔": "interval",
      "間隔": "interval", "依次": "staggered", "错开": "staggered", "每": "every", "循环": "loop",
      "循環": "loop", "无限": "infinite", "無限": "infinite", "重复": "repeats", "重複": "repeats",
      "缓动": "easing", "緩動": "easing", "曲线": "easing", "曲線": "easing", "开始": "begins",
      "開始": "begins", "至": "to", "到": "to", "不超过": "under", "最多": "under", "至少": "min",
      "线性": "linear", "線性": "linear", "匀速": "linear", "总": "total", "總": "total", "整个": "whole",
      "整個": "whole", "周期": "period", "週期": "period",
      "不循环": "unlooped", "不循環": "unlooped", "不重复": "unlooped", "不重複": "unlooped",
      "阻尼": "damping", "刚度": "stiffness", "弹簧": "spring",
    ], isJoined: true)

  static let japanese = Vocabulary(
    language: "Japanese",
    words: [
      "ミリ秒": "ms", "秒間": "seconds", "フレーム": "frames", "コマ": "frames", "遅延": "delay",
      "ディレイ": "delay", "後に": "later", "かけて": "duration", "所要": "duration",
      "ごとに": "every", "毎に": "every", "ずつ": "staggered", "ループ": "loop",
      "繰り返": "repeats", "イージング": "easing", "から": "to", "以内": "max", "以下": "max",
      "デュレーション": "duration", "等速": "linear", "全体": "whole", "全長": "total", "合計": "total",
      "順番": "staggered",
      "順に": "staggered", "回転": "rotates", "長さ": "duration", "リニア": "linear", "線形": "linear",
      "遅れて": "delay", "遅らせ": "delay", "ループなし": "unlooped", "ループしない": "unlooped",
      "繰り返しなし": "unlooped",
      "繰り返さない": "unlooped",
      "減衰": "damping", "剛性": "stiffness", "スプリング": "spring",
    ], isJoined: true)

  static let korean = Vocabulary(
    language: "Korean",
    words: [
      "밀리초": "ms", "초": "seconds", "프레임": "frames", "지속": "duration", "시간": "duration",
      "길이": "duration", "지연": "delay", "딜레이": "delay", "뒤": "later", "후": "later",
      "간격": "interval", "순차": "staggered", "마다": "every", "반복": "repeats", "루프": "loop",
      "무한": "infinite", "이징": "easing", "곡선": "easing", "시작": "begins", "부터": "to",
      "이내": "max", "이하": "max", "최대": "max", "주기": "period", "전체": "whole", "총": "total",
      "선형": "linear", "반복하지": "unlooped", "반복없": "unlooped",
      "감쇠": "damping", "댐핑": "damping", "강성": "stiffness",
    ], isJoined: true)

  static let all = [
    german, french, italian, spanish, portuguese, dutch, swedish, russian, ukrainian, polish, czech,
    turkish, arabic, indonesian, vietnamese, chinese, japanese, korean,
  ]

  private static let spaced: [String: String] = all.filter { !$0.isJoined }
    .reduce(into: [:]) { $0.merge($1.words) { first, _ in first } }

  private static let endings: [(ending: String, english: String)] = all.flatMap { table in
    table.endings.map { (ending: $0.key, english: $0.value) }
  }

  /// The words of scripts without spaces, the longest first.
  private static let joined: [(word: String, english: String)] = all.filter(\.isJoined)
    .flatMap { $0.words.map { (word: $0.key, english: $0.value) } }
    .sorted { ($0.word.utf8.count, $1.word) > ($1.word.utf8.count, $0.word) }

  private static let joinedWords = JoinedWords(joined)

  /// What scripts without spaces put behind a number of times.
  private static let counters = ["回", "次", "번", "遍"]

  private static let joinedUnits = joined.filter {
    ["ms", "seconds", "frames", "minutes"].contains($0.english)
  }

  /// The English word for one in lower case; itself where no table has it.
  static func english(_ word: String) -> String {
    if counters.contains(word) { return "times" }
    if let english = spaced[word] { return english }
    guard let first = word.unicodeScalars.first, first.value >= 0x2E80 else {
      guard word.utf8.count > 8 else { return word }
      return endings.first { word.hasSuffix($0.ending) }?.english ?? word
    }
    return joinedWords.english(in: word) ?? word
  }

  /// How many bytes of a text without spaces the first word that a table has ends at, where another
  /// one follows it; nil where there are no two.
  static func lengthOfFirst(_ text: String) -> Int? {
    joinedWords.lengthOfFirst(in: text)
  }

  /// Whether a text of a script without spaces begins with what means the whole: `全体の長さ`.
  static func startsWithWhole(_ text: String) -> Bool {
    joined.contains { ["whole", "total"].contains($0.english) && text.hasPrefix($0.word) }
  }

  /// How many bytes the unit takes that a text without spaces begins with; nil for none.
  static func lengthOfUnit(_ text: String) -> Int? {
    // `0.1秒間隔` is an interval of that many seconds, `3回転` so many turns.
    if text.hasPrefix("秒間隔") { return "秒".utf8.count }
    if let counter = counters.first(where: text.hasPrefix), !text.hasPrefix("回転") {
      return counter.utf8.count
    }
    return joinedUnits.first { text.hasPrefix($0.word) }?.word.utf8.count
  }
}
