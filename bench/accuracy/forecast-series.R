# Writes real public series as JSON lines {set, name, frequency, h, values}: set "tune" (never reported) or "report".
# Usage: Rscript forecast-series.R <folder of vega-datasets/data> > series.ndjson
# Debian: r-cran-jsonlite r-cran-forecast r-cran-aer r-cran-pwt9 r-cran-plm r-cran-tseries r-cran-strucchange
#         r-cran-modeldata r-cran-gstat r-cran-ks r-cran-spacetime r-cran-robustbase r-cran-latticeextra
#         r-cran-ttr r-cran-lmtest r-cran-urca r-cran-mfilter r-cran-surveillance r-cran-dslabs r-cran-mass r-cran-ggplot2
suppressMessages({ library(jsonlite) })
vega <- commandArgs(TRUE)[1]
seen <- character()
horizon <- c("1" = 6, "4" = 8, "12" = 18, "52" = 13, "7" = 14, "5" = 10, "48" = 48)
least <- c("1" = 14, "4" = 20, "12" = 42, "52" = 104, "7" = 60, "5" = 60, "48" = 480)
emit <- function(set, name, frequency, values) {
  values <- as.numeric(values)
  values <- values[cumsum(!is.na(values)) > 0]                       # leading gaps
  values <- rev(rev(values)[cumsum(!is.na(rev(values))) > 0])        # trailing gaps
  key <- as.character(frequency)
  h <- horizon[[key]]
  if (anyNA(values) || length(values) < least[[key]] + h || length(unique(values)) < 6) return(invisible())
  values <- tail(values, 1000)
  print_key <- paste(round(tail(values, 12), 6), collapse = " ")
  if (print_key %in% seen) return(invisible())
  seen <<- c(seen, print_key)
  cat(toJSON(list(set = set, name = name, frequency = frequency, h = h, values = values), auto_unbox = TRUE, digits = NA), "\n", sep = "")
}
package_series <- function(set, package, first_column_only = character(), skip = character()) {
  if (!requireNamespace(package, quietly = TRUE)) { message("skipped ", package, ": not installed"); return(invisible()) }
  for (item in unique(sub(" .*", "", data(package = package)$results[, "Item"]))) {
    space <- new.env()
    try(suppressWarnings(data(list = item, package = package, envir = space)), silent = TRUE)
    for (name in ls(space)) {
      x <- space[[name]]
      if (!is.ts(x) || name %in% skip || !(frequency(x) %in% c(1, 4, 12, 52))) next
      if (is.null(dim(x))) emit(set, paste(package, name), frequency(x), x)
      else for (j in seq_len(if (name %in% first_column_only) 1 else ncol(x)))
        emit(set, paste(package, name, colnames(x)[j]), frequency(x), x[, j])
    }
  }
}
panel <- function(set, name, frame, unit, columns, frequency = 1, every = 1, offset = 0) {
  units <- unique(as.character(frame[[unit]]))
  for (u in units[(seq_along(units) - 1) %% every == offset]) for (column in columns)
    emit(set, paste(name, u, column), frequency, frame[as.character(frame[[unit]]) == u, column])
}

# Reported: what base R, forecast, AER, urca, MASS, mFilter, the Penn World Table, surveillance and vega-datasets hold.
package_series("report", "datasets", skip = c("treering", "sunspots", "sunspot.month", "Seatbelts"))
package_series("report", "forecast", skip = "gold")
package_series("report", "AER", skip = c("MarkDollar", "MarkPound"))
package_series("report", "MASS")
package_series("report", "mFilter")
if (requireNamespace("urca", quietly = TRUE)) {
  take <- function(name, frequency) {
    space <- new.env(); data(list = name, package = "urca", envir = space)
    for (column in names(space[[name]])) {
      x <- space[[name]][[column]]
      if (is.numeric(x) && !(column %in% c("year", "dd682", "dd792", "dd883", "doilp0", "doilp1"))) emit("report", paste("urca", name, column), frequency, x)
    }
  }
  for (name in c("denmark", "finland", "Raotbl1", "Raotbl3", "Raotbl6", "Raotbl7", "UKconinc", "UKpppuip", "Raotbl4", "Raotbl5")) take(name, 4)
}
if (requireNamespace("pwt9", quietly = TRUE)) {
  data("pwt9.1", package = "pwt9"); pwt <- pwt9.1
  panel("report", "pwt9", pwt, "isocode", c("rgdpna", "pop", "emp", "avh", "hc", "pl_gdpo", "csh_i", "xr"), every = 9)
}
for (name in c("us-employment.csv")) {
  frame <- read.csv(file.path(vega, name), check.names = FALSE)
  for (column in setdiff(names(frame), c("month", "nonfarm_change"))) emit("report", paste("vega", name, column), 12, frame[[column]])
}
frame <- fromJSON(file.path(vega, "unemployment-across-industries.json"))
for (s in unique(frame$series)) for (column in c("count")) {
  one <- frame[frame$series == s, ]
  emit("report", paste("vega unemployment", s, column), 12, one[order(one$year, one$month), column])
}
frame <- read.csv(file.path(vega, "seattle-weather.csv"))
for (column in c("temp_max", "temp_min", "wind")) emit("report", paste("vega seattle", column), 7, tail(frame[[column]], 400))
frame <- read.csv(file.path(vega, "iowa-electricity.csv"))
for (s in unique(frame$source)) emit("report", paste("vega iowa", s), 1, frame[frame$source == s, "net_generation"])
if (requireNamespace("surveillance", quietly = TRUE)) {
  suppressMessages(library(surveillance))
  for (name in c("ha", "h1_nrwrp", "k1", "m1", "m2", "m3", "n1", "q1_nrwh", "s1", "s2", "influMen", "salmonella.agona", "shadar")) {
    data(list = name, package = "surveillance"); x <- get(name)
    emit("report", paste("surveillance", name), 52, if (is.matrix(x$observed)) rowSums(x$observed) else x$observed)
  }
  for (name in c("fluBYBW", "rotaBB", "measlesDE", "salmNewport")) {
    data(list = name, package = "surveillance"); x <- observed(get(name))
    emit("report", paste("surveillance", name), 52, rowSums(as.matrix(x)))
  }
}
for (j in seq_len(ncol(EuStockMarkets))) emit("report", paste("datasets EuStockMarkets", colnames(EuStockMarkets)[j]), 5, tail(EuStockMarkets[, j], 500))
# Business days: indices and stocks move together in bad times, bonds and gold otherwise.
daily <- function(set, name, x) { x <- as.numeric(x); emit(set, name, 5, x[!is.na(x)]) }
if (requireNamespace("AER", quietly = TRUE)) { data("DJIA8012", package = "AER"); daily("report", "AER DJIA8012", DJIA8012) }
if (requireNamespace("TTR", quietly = TRUE)) {
  data("ttrc", package = "TTR"); daily("report", "TTR ttrc Close", ttrc$Close); daily("report", "TTR ttrc Volume", ttrc$Volume)
}
if (requireNamespace("tseries", quietly = TRUE)) {
  data("tcmd", package = "tseries")
  for (j in c(2, 6)) if (j <= ncol(tcmd)) daily("report", paste("tseries tcmd", j), tcmd[, j])
}
frame <- read.csv(file.path(vega, "sp500-2000.csv")); daily("report", "vega sp500-2000 close", frame$close)
emit("report", "forecast taylor", 48, tail(as.numeric(forecast::taylor), 1000))

# For tuning only.
if (requireNamespace("AER", quietly = TRUE)) { data("NYSESW", package = "AER"); daily("tune", "AER NYSESW", NYSESW) }
daily("tune", "forecast gold", forecast::gold)
daily("tune", "vega sp500-2000 volume", frame$volume)
if (requireNamespace("tseries", quietly = TRUE)) for (j in c(4, 8)) if (j <= ncol(tcmd)) daily("tune", paste("tseries tcmd", j), tcmd[, j])
for (j in seq_len(ncol(EuStockMarkets))) daily("tune", paste("datasets EuStockMarkets, early", colnames(EuStockMarkets)[j]), head(EuStockMarkets[, j], 1300))
if (requireNamespace("surveillance", quietly = TRUE)) {
  for (name in c("salmHospitalized", "salmAllOnset", "stsNewport", "abattoir", "momo")) {
    data(list = name, package = "surveillance"); x <- observed(get(name))
    for (j in seq_len(ncol(x))) emit("tune", paste("surveillance", name, colnames(x)[j]), 52, x[, j])
  }
  for (name in c("hepatitisA", "measles.weser")) {
    data(list = name, package = "surveillance"); x <- get(name)$observed
    emit("tune", paste("surveillance", name), 52, if (is.matrix(x)) rowSums(x) else x)
  }
  data("campyDE", package = "surveillance"); emit("tune", "surveillance campyDE", 52, campyDE$case)
}
if (requireNamespace("ggplot2", quietly = TRUE)) {
  panel("tune", "ggplot2 txhousing", as.data.frame(ggplot2::txhousing), "city", c("sales", "median", "listings", "inventory"), frequency = 12)
}
for (p in c("tseries", "strucchange", "lmtest", "dynlm")) package_series("tune", p, first_column_only = c("fyff", "gmdc", "ip", "jocci", "lhur", "pw561"))
if (requireNamespace("plm", quietly = TRUE)) {
  data("Cigar", package = "plm"); panel("tune", "plm Cigar", Cigar, "state", c("sales", "price", "ndi"), every = 2)
  data("Produc", package = "plm"); panel("tune", "plm Produc", Produc, "state", c("gsp", "emp", "unemp"), every = 4)
  data("Parity", package = "plm"); panel("tune", "plm Parity", Parity, "country", c("ls", "lp", "is"), frequency = 4, every = 1)
}
if (requireNamespace("dslabs", quietly = TRUE)) {
  data("gapminder", package = "dslabs")
  panel("tune", "dslabs gapminder", as.data.frame(gapminder), "country", c("infant_mortality", "life_expectancy", "fertility", "gdp"), every = 6)
}

# For learning which members to trust: series of other countries and columns than those above, one origin each.
if (requireNamespace("pwt9", quietly = TRUE)) {
  units <- unique(as.character(pwt$isocode)); k <- 0
  for (u in units[(seq_along(units) - 1) %% 9 != 0]) for (column in c("csh_x", "csh_c", "csh_g", "labsh", "irr", "rtfpna", "pl_c", "pl_i")) {
    k <- k + 1
    if (k %% 3 == 0) emit("train", paste("pwt9", u, column), 1, pwt[as.character(pwt$isocode) == u, column])
  }
}
if (requireNamespace("ggplot2", quietly = TRUE)) {
  frame <- as.data.frame(ggplot2::economics)
  for (column in c("pce", "psavert", "uempmed", "unemploy")) emit("train", paste("ggplot2 economics", column), 12, frame[[column]])
}

# For learning of series with several seasons or a long one (set "seasons"): hours of a day and a week, days of a week and a year.
windows <- function(name, frequency, h, values, lengths, count, apart) {
  v <- as.numeric(values); v <- v[cumsum(!is.na(v)) > 0]; v <- rev(rev(v)[cumsum(!is.na(rev(v))) > 0])
  known <- which(!is.na(v))
  if (length(known) < 0.9 * length(v)) return(invisible())
  v <- approx(known, v[known], seq_along(v))$y
  for (k in seq_len(count) - 1) {
    end <- length(v) - k * apart
    from <- end - h - lengths[k %% length(lengths) + 1] + 1
    if (from < 1 && k > 0) next
    taken <- v[max(1, from):end]
    if (length(taken) < 3 * frequency + h || length(unique(taken)) < 10) next
    cat(toJSON(list(set = "seasons", name = paste(name, k), frequency = frequency, h = h, values = taken), auto_unbox = TRUE, digits = 9), "\n", sep = "")
  }
}
held <- function(package, name) {
  if (!requireNamespace(package, quietly = TRUE)) { message("skipped ", package, ": not installed"); return(NULL) }
  space <- new.env(); suppressWarnings(data(list = name, package = package, envir = space)); space[[name]]
}
days <- c(1500, 3000, 4000, 900)
hours <- c(700, 960)
x <- held("modeldata", "Chicago")
for (column in names(x)[names(x) != "date" & sapply(x, is.numeric)][1:21]) windows(paste("days chicago", column), 7, 14, x[[column]], days, 2, 900)
x <- held("gstat", "wind")
for (column in names(x)[-(1:3)]) windows(paste("days wind", column), 7, 14, x[[column]], days, 2, 1100)
x <- held("ks", "tempb")
for (column in c("tmin", "tmax")) windows(paste("days melbourne", column), 7, 14, x[[column]], days, 4, 3600)
x <- held("spacetime", "air")
if (!is.null(x)) for (station in seq(2, nrow(x), by = 4)) windows(paste("days particles", station), 7, 14, x[station, ], days, 1, 900)
x <- held("ks", "air")
for (column in c("no", "no2", "pm10", "co2", "temp", "humi")) windows(paste("hours room", column), 24, 48, x[[column]], hours, 6, 5400)
x <- held("robustbase", "NOxEmissions")
for (column in c("LNOx", "LNOxEm", "sqrtWS")) windows(paste("hours road", column), 24, 48, x[[column]], hours, 4, 1900)
windows("hours site", 24, 48, held("latticeExtra", "biocAccess")$counts, hours, 3, 1100)
